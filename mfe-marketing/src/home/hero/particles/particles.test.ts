import { describe, expect, it } from 'vitest';
import { driftParticles, PARTICLE_COUNT, scatterParticles, stretchParticles } from './particles';

const inside = (value: number, size: number) => value >= -3 && value <= size + 3;

describe('particles', () => {
  it('are fifty, all within the field', () => {
    const particles = scatterParticles(800, 600, Math.random);
    expect(PARTICLE_COUNT).toBe(50);
    expect(particles).toHaveLength(50);
    expect(particles.every(({ x, y }) => inside(x, 800) && inside(y, 600))).toBe(true);
  });

  it('move by their speed and stay in the field however long they drift', () => {
    const particles = scatterParticles(800, 600, () => 0.5);
    driftParticles(particles, 1, 800, 600);
    expect(particles[0]).toMatchObject({ x: 400, y: 292 });

    const scattered = scatterParticles(800, 600, Math.random);
    for (let second = 0; second < 600; second++) driftParticles(scattered, 1, 800, 600);
    expect(scattered.every(({ x, y }) => inside(x, 800) && inside(y, 600))).toBe(true);
  });

  it('fill the field again when it changes its size', () => {
    const particles = scatterParticles(800, 600, () => 0.5);
    stretchParticles(particles, 0.5, 2);
    expect(particles[0]).toMatchObject({ x: 200, y: 600 });
  });
});
