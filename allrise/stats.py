"""Statistics that both courtrooms publish. Pure."""

from math import isfinite, sqrt


def wilson(successes: int, n: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson score interval for a proportion, without continuity correction.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
    Journal of the American Statistical Association 22 (1927), 209-212:

        (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n),    p = successes / n

    `z` is the standard normal quantile (1.96 for 95%). Nothing tried says nothing: (0, 1).
    Raises ValueError unless 0 <= successes <= n and z is a finite number >= 0.
    """
    if not 0 <= successes <= n:
        raise ValueError(f"{successes} successes in {n} trials")
    if not (isfinite(z) and z >= 0):
        raise ValueError(f"z must be a finite number >= 0, not {z}")
    if n == 0:
        return 0.0, 1.0
    p = successes / n
    spread = z * z / n
    centre = p + spread / 2
    half = z * sqrt(p * (1 - p) / n + spread / (4 * n))
    scale = 1 + spread
    # The ends are exact by algebra; floats would miss them by an ulp.
    low = 0.0 if successes == 0 else max(0.0, (centre - half) / scale)
    high = 1.0 if successes == n else min(1.0, (centre + half) / scale)
    return low, high
