import { createFramePace } from './frame-pace';
import { driftParticles, type Particle, scatterParticles, stretchParticles } from './particles';

/** A running field of particles. */
export interface ParticleField {
  /** Goes on or stands still, with the particles left where they are. */
  setRunning(running: boolean): void;
  /** Ends it and lets go of the canvas. */
  stop(): void;
}

/** A longer gap between frames counts as this long, in seconds: nothing jumps after a stall. */
const LONGEST_STEP = 0.05;

/** Draws particles in the canvas's own text colour, over its whole size, until it is stopped. */
export function startParticleField(canvas: HTMLCanvasElement): ParticleField {
  const context = canvas.getContext('2d');
  if (!context) return { setRunning: () => {}, stop: () => {} };

  let width = 0;
  let height = 0;
  let particles: Particle[] = [];
  let frame = 0;
  let before = 0;
  const pace = createFramePace();

  const draw = () => {
    context.clearRect(0, 0, width, height);
    // Read anew each time: the theme may have changed since.
    context.fillStyle = getComputedStyle(canvas).color;
    for (const { x, y, radius, opacity } of particles) {
      context.globalAlpha = opacity;
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      context.fill();
    }
  };

  const resize = () => {
    if (canvas.clientWidth === 0) return;
    const [oldWidth, oldHeight] = [width, height];
    ({ clientWidth: width, clientHeight: height } = canvas);
    // One pixel for each CSS px: on a fine screen the specks are a little softer, and the picture costs a tenth.
    canvas.width = width;
    canvas.height = height;
    if (oldWidth === 0) particles = scatterParticles(width, height, Math.random);
    else stretchParticles(particles, width / oldWidth, height / oldHeight);
    draw();
  };

  const step = (now: number) => {
    if (pace.shouldDraw(now)) {
      driftParticles(particles, Math.min((now - before) / 1000, LONGEST_STEP), width, height);
      before = now;
      draw();
    }
    frame = requestAnimationFrame(step);
  };

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);

  return {
    setRunning(running) {
      cancelAnimationFrame(frame);
      if (!running) return;
      before = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop() {
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}
