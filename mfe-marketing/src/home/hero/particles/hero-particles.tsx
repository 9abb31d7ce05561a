import { useEffect, useRef } from 'react';
import type { ParticleField } from './particle-field';

/** Specks of light that drift behind the hero while `running`. The drawing code loads after hydration. */
export function HeroParticles({ running }: { running: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<ParticleField>(null);
  const isRunning = useRef(running);

  useEffect(() => {
    isRunning.current = running;
    field.current?.setRunning(running);
  }, [running]);

  useEffect(() => {
    let isGone = false;
    import('./particle-field').then(
      ({ startParticleField }) => {
        if (isGone || !canvas.current) return;
        field.current = startParticleField(canvas.current);
        field.current.setRunning(isRunning.current);
      },
      // Decorative: the page is complete without it.
      () => {},
    );
    return () => {
      isGone = true;
      field.current?.stop();
      field.current = null;
    };
  }, []);

  return (
    <canvas
      ref={canvas}
      className="pointer-events-none absolute inset-0 size-full text-aurora-2-from motion-reduce:hidden"
    />
  );
}
