/** Number of particles that drift behind the hero. */
export const PARTICLE_COUNT = 50;

/** A speck of light. Positions and radius in CSS px, speeds in CSS px a second. */
export interface Particle {
  x: number;
  y: number;
  readonly radius: number;
  readonly opacity: number;
  readonly speedX: number;
  readonly speedY: number;
}

/**
 * Scatters particles over a field.
 * @param width of the field in CSS px
 * @param height of the field in CSS px
 * @param random returns numbers from 0 to below 1, such as Math.random
 */
export function scatterParticles(width: number, height: number, random: () => number): Particle[] {
  const between = (low: number, high: number) => low + random() * (high - low);
  return Array.from({ length: PARTICLE_COUNT }, () => ({
    x: random() * width,
    y: random() * height,
    radius: between(0.7, 2.1),
    opacity: between(0.18, 0.6),
    speedX: between(-7, 7),
    speedY: between(-13, -3),
  }));
}

/** Moves particles by a number of seconds; those that leave the field on one side come back on the other. */
export function driftParticles(
  particles: readonly Particle[],
  seconds: number,
  width: number,
  height: number,
): void {
  for (const particle of particles) {
    particle.x = wrap(particle.x + particle.speedX * seconds, width, particle.radius);
    particle.y = wrap(particle.y + particle.speedY * seconds, height, particle.radius);
  }
}

/** Spreads particles over a field that has been resized by these factors. */
export function stretchParticles(
  particles: readonly Particle[],
  factorX: number,
  factorY: number,
): void {
  for (const particle of particles) {
    particle.x *= factorX;
    particle.y *= factorY;
  }
}

/** Moves a position to the opposite side, a radius outside the field, so that nothing pops in or out. */
function wrap(position: number, size: number, radius: number): number {
  if (position < -radius) return size + radius;
  return position > size + radius ? -radius : position;
}
