"""Overrides in other languages that people try. Accents are folded away in the view."""

from typing import Final

from trials.domain.contempt.rules import Rule, Stand, rule
from trials.domain.contempt.views import plain

_BARE, _ANY = Stand.BARE_COMMAND, Stand.ANYWHERE


def _override(verbs: str, objects: str, needs: str) -> Rule:
    return rule("override", needs, _BARE, rf"\b(?:{verbs})\b[^.!?\n]{{0,60}}?\b(?:{objects})\b")


_GERMAN: Final = (
    _override(
        r"ignorier(?:e|en sie|t)?|vergiss|vergessen sie|vergesst|missachte[nt]?(?: sie)?"
        r"|beachte[nt]?(?: sie)? nicht|uberspring(?:e|en sie)|losch(?:e|en sie)"
        r"|umgehe[nt]?(?: sie)?|lass(?:e|en sie|t)?(?! sie sich)|uberschreibe[nt]?(?: sie)?"
        r"|befolge[nt]?(?: sie)? (?:nicht|keine)",
        r"(?:\w+)?anweisung\w*|instruktion\w*|regeln|vorgaben|befehle?n?|anordnung\w*|auftr\w+"
        r"|aufforderung\w*|prompts?|richtlinie\w*|obige[ns]?|oben genannte\w*|(?:vor"
        r"|bis)herige[ns]?|vorangegangene\w*|vorangehende\w*|vorigen?|zuvor|bisher"
        r"|programmierung|aufgaben?|alles,? (?:was|davor|vorher|oben|bisher|und)"
        r"|alles(?= ?[.!,;:]|$)",
        "anweis|instruk|regeln|vorgab|befehl|anordn|auftr|aufforder|prompt|richtlin|obige|oben"
        "|herige"
        "|vorang|vorig|zuvor|bisher|program|aufgab|alles",
    ),
    rule(
        "role",
        "du bist|sie sind|ab jetzt|ab sofort|von nun|tu so|verhalte|fungiere|agiere",
        _ANY,
        r"\b(?:ab (?:jetzt|sofort)|von nun an),? (?:bist|sind|antwort|wirst|sollst|musst|darfst"
        r"|verh|ag)",
        r"\bdu bist (?:jetzt|nun|ab jetzt|nicht mehr)\b|\bsie sind (?:jetzt|nun) (?:ein|eine"
        r"|mein)\b",
        r"\b(?:tu so|tun sie so),? als|\b(?:verhalte dich|verhalten sie sich) (?:wie|als)"
        r"|\b(?:fungiere|agiere)(?:n sie)? als\b",
    ),
    rule(
        "override",
        "regeln|anweis|instruk|vorgab|richtlin",
        _ANY,
        r"\b(?:mochte|will|musst|sollst|mussen|sollen|sollten|dass du|dass sie"
        r"|bitte)\b[^.!?\n]{0,50}\b(?:regeln|anweisungen|instruktionen|vorgaben"
        r"|richtlinien)\b[^.!?\n]{0,15}\b(?:vergisst|vergessen|ignorierst|ignorieren"
        r"|missachte[nst]+)\b",
    ),
    rule(
        "output",
        "antworte|neue|punkt|gib|prompt|passwort|anweis|instruk",
        _BARE,
        r"\bantworte(?:n sie)?(?: mir)? (?:nur|ausschliesslich|ab jetzt|immer|mit)\b",
        r"\bneue (?:anweisung|aufgabe|instruktion|regel)\w* ?:",
        r"\b(?:gib|geben sie|vergib|vergeben sie)\b[^.!?\n]{0,40}\b(?:volle|hochst\w+"
        r"|maximal\w+|10|zehn) (?:punkt\w*|note\w*|bewertung|von)",
        r"\b(?:zeige?|nenne?|verrate?|gib|wiederhole?|drucke?|sage?|schreibe?"
        r"|offenbare)\b[^.!?\n]{0,40}\b(?:system-?prompt|prompts?|anweisungen|instruktionen"
        r"|passwort|punktzahl)\b",
    ),
)

_ROMANCE: Final = (
    _override(
        r"ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez|tenir|tenons) (?:pas|plus|aucun)|ne (?:suis"
        r"|suivez) (?:pas|plus)|neglige[zr]?|outrepasse[zr]?|contourne[zr]?|fai(?:s"
        r"|tes) abstraction|efface[zr]?|desobei[sr]\w*",
        r"instructions?|consignes?|regles?|directives?|ordres|prompts?|commandes?|invites?"
        r"|ci-dessus|precedent(?:e?s)?|tout ce (?:qui|que)|indications|plus haut",
        "instruc|consign|regle|direct|ordres|prompt|command|invite|ci-dessus|preced|tout ce"
        "|indicat|haut",
    ),
    _override(
        r"ignor[aae]d?|ignoren|ignorar|olvid[ae]|olvid(?:ad|ar|en)|olvidate(?: de)?|(?:haz|haga"
        r"|hagan) caso omiso|no (?:hagas|haga|tengas|tenga|sigas|siga)|descart[ae]|omit[ea]"
        r"|borr[ae]|pas[ae] por alto|saltate",
        r"instruccion(?:es)?|reglas?|indicaciones|ordenes|directrices|directivas|prompts?"
        r"|comandos?|anterior(?:es|mente)?|previ[oa]s?|todo lo|de arriba",
        "instruccion|regla|indicacion|orden|direct|prompt|comando|anterior|previ|todo lo|arriba",
    ),
    _override(
        r"ignora(?:te|re)?|ignori|dimentica(?:te|re)?|dimentichi|trascura(?:te)?|scorda(?:ti"
        r"|te)?|tralascia(?:te)?|cancella|non (?:considerare|seguire|tenere conto|considerate"
        r"|seguite|seguire piu)",
        r"istruzion[ei]|regole|indicazioni|ordini|direttiv[ae]|prompts?|comand[io]"
        r"|precedent[ei]|tutto (?:cio|quello|quanto)|sopra",
        "istruzion|regole|indicazion|ordini|dirett|prompt|comand|preced|tutto|sopra",
    ),
    _override(
        r"ignor[ea]|ignorem|ignorar|esquec[ae]|esquecam|esquecer|desconsider[ea]|desrespeite"
        r"|apague|nao (?:siga|sigas|considere|leve)|descarte",
        r"instruc(?:oes|ao)|regras|ordens|orientacoes|diretrizes|diretivas|comandos?|prompts?"
        r"|anterior(?:es|mente)?|previ[oa]s?|tudo (?:o que|acima)|acima",
        "instruc|regras|ordens|orientac|diret|comando|prompt|anterior|previ|tudo|acima",
    ),
    rule(
        "role",
        "eres|partir|tu es|vous etes|sei |voce|actua|agi|comport|aja|finge|fais|tu sei"
        "|desormais|ahora"
        "|agora|ora in poi|present",
        _ANY,
        r"\b(?:a partir de (?:ahora|agora)|de ahora en adelante|desormais"
        r"|a partir de maintenant|dorenavant|d'ora in poi|da ora in poi"
        r"|de agora em diante),? (?:eres|actua\w*|responde\w*|tu |vous |agis\w*|repond\w*|sei"
        r"|devi|agirai|rispond\w*|voce|aja|seras|debes|tienes)",
        r"\b(?:tu es|vous etes) (?:maintenant|desormais) (?:une?|mon|le|la|libre)\b"
        r"|\bahora eres (?:una?|mi)\b|\bora sei (?:una?|un'|il|la)\b|\b(?:agora voce e"
        r"|voce agora e) (?:uma?|o|a)\b",
        r"\b(?:actua|agis|agissez|comportati|comporte-toi|aja|agisci) (?:como|comme|come)\b",
    ),
    rule(
        "output",
        "responde|reponds|repondez|rispondi|responda|maxim|massim|10|dix|diez|dieci|dez|punt|pont|note|points|prompt"
        "|contrasen"
        "|mot de passe|password|senha|parola|instruc|consign|istruz|nuev|nouvel|nuov|nov",
        _BARE,
        r"\b(?:responde|reponds|repondez|rispondi|responda)\b[^.!?\n]{0,20}\b(?:solo|solamente"
        r"|unicamente|uniquement|seulement|soltanto|solamente|apenas|somente)\b",
        r"\b(?:da(?:me)?|deme|otorga|asigna|donne[zr]?(?:-moi)?|attribue[zr]?|mets|dammi|dai"
        r"|assegna|de-me|me de|atribua)\b[^.!?\n]{0,40}\b(?:maxim\w+|massim\w+|10|dix|diez"
        r"|dieci|dez)\b[^.!?\n]{0,20}(?:punt\w*|pont\w*|notes?|points?|sur|su|de 10)?",
        r"\b(?:muestra(?:me)?|muestre|revela(?:me)?|revele[zr]?|dime|montre[zr]?|affiche[zr]?"
        r"|donne[zr]?|dis|mostra(?:mi)?|rivela(?:mi)?|dimmi|mostre|diga|repite|repete[zr]?"
        r"|ripeti|repita)\b[^.!?\n]{0,40}\b(?:prompts?|instrucc?(?:iones|oes)|instructions"
        r"|consignes|istruzioni|contrasena|mot de passe|password|senha|parola d'ordine)\b",
        r"\b(?:nuevas?|nouvelles?|nuov[ae]|novas?) (?:instruc\w+|instruzion\w+|istruzion\w+"
        r"|tareas?|taches?|regl\w+|regol\w+|regras?|consignes?) ?:",
    ),
)

_OTHERS: Final = (
    _override(
        r"negeer|vergeet|sla|laat|overschrijf|omzeil|schenk geen|volg(?: niet)?|wis|verwijder",
        r"(?:systeem)?instructies?|regels|opdracht(?:en)?|aanwijzing(?:en)?|richtlijn(?:en)?"
        r"|bevel(?:en)?|prompts?|voorgaande|bovenstaande|vorige|eerdere|alles (?:hierboven|wat"
        r"|hiervoor)",
        "instructie|regels|opdracht|aanwijzing|richtlijn|bevel|prompt|gaande|staande|vorige"
        "|eerdere|alles",
    ),
    _override(
        r"ignorera|glom|bortse fran|zignoruj(?:cie)?|ignoruj(?:te|cie)?|zapomnij|zapomen"
        r"|zaboravi(?:te)?|zanemari(?:te)?|ignorisi(?:te)?|abaikan|lupakan|yoksay|unut",
        r"instruktion\w*|instrukcj\w+|polecen\w*|zasad\w*|pokyn\w*|instrukc\w+|uput\w+"
        r"|naredb\w+|prethodn\w+|poprzedni\w+|predchozi\w*|tidigare|ovan\w*|instruksi\w*"
        r"|perintah|talimat\w*|sve (?:sto|prije|gore)",
        "instru|polec|zasad|pokyn|uput|naredb|prethod|poprzed|predchoz|tidigare|ovan|perintah"
        "|talimat|sve ",
    ),
    rule(
        "override",
        "regels|instructies|opdracht|richtlijn|aanwijzing",
        _ANY,
        r"\b(?:moet|moeten|wil dat|zult|dient)\b[^.!?\n]{0,50}\b(?:regels|instructies"
        r"|opdrachten|richtlijnen|aanwijzingen)\b[^.!?\n]{0,15}\b(?:negeren|vergeten|negeert"
        r"|vergeet|overslaan)\b",
    ),
    rule(
        "role",
        "je bent|vanaf nu|doe alsof|gedraag",
        _ANY,
        r"\bvanaf nu (?:ben|antwoord|moet|zal|gedraag)|\bje bent (?:nu|vanaf nu"
        r"|niet langer) (?:een|de|mijn|geen)?|\bgedraag (?:je|u) als\b|\bdoe alsof je (?:een"
        r"|geen)\b",
    ),
    rule(
        "output",
        "antwoord|geef|toon|onthul|herhaal|vertel|nieuwe",
        _BARE,
        r"\b(?:geef|ken)\b[^.!?\n]{0,40}\b(?:volle|maximale|hoogste|10"
        r"|tien)\b[^.!?\n]{0,15}(?:punten|score|cijfer)",
        r"\b(?:toon|onthul|herhaal|vertel|geef)\b[^.!?\n]{0,40}\b(?:prompt|systeeminstructies"
        r"|instructies|wachtwoord)\b",
        r"\bantwoord (?:alleen|uitsluitend|enkel)\b|\bnieuwe (?:instructies?|opdracht|taak"
        r"|regels) ?:",
    ),
)


def seen(*words: str) -> str:
    """The words as the plain view has them: letters that look like Latin ones become those."""
    return "|".join(plain(word).text for word in words)


_UNDO_RU: Final = seen("забуд", "игнорир", "не обращай внимани", "отмени")
_SHOW_RU: Final = seen("выведи", "покажи", "раскрой", "напиши", "скажи")
_LAW_RU: Final = seen("инструкц", "указани", "правил", "предыдущ", "команд", "промпт", "парол")
_LAW_KO: Final = seen("지시", "명령", "규칙", "프롬프트", "이전")
_UNDO_KO: Final = seen("무시", "잊어", "잊으")
_LAW_HI: Final = seen("निर्देश", "आदेश", "नियम")
_UNDO_HI: Final = seen("अनदेखा", "भूल", "नज़रअंदाज़")
_SCRIPTS: Final = f"{_UNDO_RU}|{_SHOW_RU}|{_UNDO_KO}|{_UNDO_HI}"

_MORE: Final = (
    rule(
        "role",
        "du bist|ohne|joues le|jouez le|juegas|haces",
        _ANY,
        r"\bdu bist kein\w* (?:\w+ ){1,2}mehr\b|\bohne (?:jede )?(?:regeln|filter|grenzen)\b"
        r"|\b(?:tu joues|vous jouez|juegas|haces) (?:le role|el papel|el rol) d",
    ),
    rule(
        "output",
        "schreib|trag|setz|vergib|ecri|escrib|scriv|rubri|griglia|barem|nota|punt|calif|note"
        "|system|sistema",
        _ANY,
        r"\bschreib(?:e|en sie)? (?:nur|ausschliesslich|exakt|genau|einzig)\b"
        r"|\b(?:trage?|setze?|vergib)\b[^.!?\n]{0,40}\b(?:punktzahl|hochstpunkt\w*|volle)\b"
        r"|\b(?:ecris|ecrivez|escribe|escriba|scrivi|scriva) (?:seulement|uniquement|solo"
        r"|solamente|soltanto|exactement|exactamente)\b"
        r"|\b(?:la|le) (?:rubrica|rubrique|griglia|barem\w*) (?:ha cambiado|a change|e cambiata)"
        r"|\b(?:nota|puntuacion|calificacion|punteggio) (?:maxim\w|massim\w)\b"
        r"|\bnote maximale\b|\bmessages? systeme\b|\bmensaje del sistema\b",
    ),
    _override(
        r"ne (?:tiens|tenez) (?:pas|plus|aucun) compte|fai(?:s|tes) comme si",
        r"precede\w*|avant|dit plus haut|au-dessus|rien",
        "preced|avant|haut|dessus|rien",
    ),
    # Languages that are not written in Latin letters; Turkish with them, for its word order.
    rule(
        "override",
        f"{_SCRIPTS}|忽略|忘记|无视|不要理会|無視|忘れ|تجاهل|انس|talimat|kural|komut",
        _ANY,
        rf"(?:{_UNDO_RU})\w*[^.!?\n]{{0,50}}(?:{_LAW_RU})",
        rf"(?:{_SHOW_RU})\b[^.!?\n]{{0,40}}(?:{_LAW_RU})",
        r"(?:忽略|忘记|无视|不要理会)[^。！？\n]{0,20}(?:指令|提示|说明|规则|以上|之前)",
        r"(?:指示|命令|ルール|プロンプト|上記)[^。！？\n]{0,15}(?:無視|忘れ)",
        rf"(?:{_LAW_KO})[^.!?\n]{{0,30}}(?:{_UNDO_KO})",
        r"(?:تجاهل|انس)[^.!؟\n]{0,30}(?:التعليمات|الأوامر|القواعد|السابقة)",
        rf"(?:{_LAW_HI})[^।!?\n]{{0,25}}(?:{_UNDO_HI})",
        r"(?:onceki|tum|butun)[^.!?\n]{0,20}(?:talimat|kural|komut)\w*[^.!?\n]{0,15}(?:yok ?say"
        r"|unut"
        r"|gormezden)",
    ),
)

TONGUES: Final = _GERMAN + _ROMANCE + _OTHERS + _MORE
