"""What the geometry tests share."""

from math import cos, dist, radians, sin

from cantina.games.x_wing.geometry import Bearing, Pose, template_for

START = Pose(0.0, 0.0, 0.0)


def near(pose: Pose, expected: tuple[float, float, float]) -> bool:
    turned = (pose.heading - expected[2] + 180.0) % 360.0 - 180.0
    return dist(pose[:2], expected[:2]) < 0.002 and abs(turned) < 0.0011


def off_centre_line(p: tuple[float, float], key: tuple[Bearing, int], side: float) -> float:
    template = template_for(*key)
    x, y = p[0] - side / 2, p[1] * (template.side or 1)
    if template.side == 0 or x <= 0:
        return abs(y)
    angle, radius = radians(template.angle), template.radius
    end = (radius * sin(angle), radius * (1 - cos(angle)))
    beyond = (x - end[0]) * cos(angle) + (y - end[1]) * sin(angle)
    if beyond >= 0:
        return abs((y - end[1]) * cos(angle) - (x - end[0]) * sin(angle))
    return abs(dist((x, y), (0, radius)) - radius)
