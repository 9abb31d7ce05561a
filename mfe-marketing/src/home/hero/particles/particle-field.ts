import { createFramePace } from './frame-pace';
import { driftParticles, type Particle, scatterParticles, stretchParticles } from './particles';

/** A running field of particles. */
export interface ParticleField {
  /** Resumes or pauses the animation; paused particles stay where they are. */
  setRunning(running: boolean): void;
  /** Stops the animation and releases the canvas. */
  stop(): void;
}

/** Maximum time step between frames, in seconds, so that nothing jumps after a stall. */
const LONGEST_STEP = 0.05;

/** Draws particles over the whole canvas, in the canvas's text colour, until it is stopped. */
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
    // Read for every frame, because the theme may have changed.
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
    // One pixel per CSS px: on a high-resolution screen the specks are a little softer, and drawing costs a tenth.
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
