import { buttonClass, Container, classNames } from '@northloop/kit';
import { ArrowDown, ArrowRight, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActionLink } from '../../call-to-action/action-link';
import { CallToActionButton } from '../../call-to-action/call-to-action-button';
import { heroContent } from '../../content/home/hero';
import { AuroraCurtain } from './aurora-curtain';
import { HeroStats } from './hero-stats';
import { HeroParticles } from './particles/hero-particles';
import { HeroComposition } from './scenes/hero-composition';
import { TypedTagline } from './tagline/typed-tagline';
import { useTyping } from './tagline/use-typing';
import { useIsMoving } from './use-is-moving';

const { headline, tagline, lead, primaryAction, secondaryAction, scrollAction, stats } =
  heroContent;

/**
 * Half of the free height of the window. It depends only on the window's size: content centered relative to its
 * neighbors would move as they load on a slow network.
 */
const fromTop = 'lg:mt-[max(0rem,(min(100svh-var(--spacing-header),58rem)-44.25rem)/2)]';

/** First screen of the landing page: headline, typed tagline, two buttons, and a picture that follows the tagline. */
export function HeroSection() {
  const section = useRef<HTMLElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isMoving = useIsMoving(section) && !isPaused;
  const typedLine = useRef<HTMLSpanElement>(null);
  const phrase = useTyping(typedLine, tagline, isMoving);

  return (
    <section
      ref={section}
      aria-labelledby="hero-title"
      className="relative isolate flex min-h-[min(calc(100svh-var(--spacing-header)),58rem)] flex-col overflow-hidden bg-aurora-glow"
    >
      <AuroraCurtain className="absolute inset-y-0 right-0 -z-20 h-full w-full opacity-70 sm:w-[70%]" />
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        <HeroParticles running={isMoving} />
      </div>
      <Container
        width="page"
        className="grid grow content-start items-start gap-x-10 gap-y-14 pt-12 pb-10 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:pt-8"
      >
        <div className={fromTop}>
          <h1 id="hero-title" className="font-display text-display text-balance">
            {headline}
          </h1>
          <div className="mt-6">
            <TypedTagline content={tagline} line={typedLine} running={isMoving} />
          </div>
          <p className="mt-5 max-w-xl text-body text-pretty text-ink-muted">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <CallToActionButton action={primaryAction} icon={<ArrowRight aria-hidden="true" />} />
            <CallToActionButton action={secondaryAction} variant="secondary" />
          </div>
          <HeroStats stats={stats} />
        </div>
        <div
          className={classNames(
            'max-lg:mx-auto max-lg:w-full max-lg:max-w-2xl lg:-mr-[min(9vw,10rem)] lg:self-center',
            fromTop,
          )}
        >
          <HeroComposition front={phrase} />
        </div>
      </Container>
      <Container className="flex items-center gap-2 pb-5">
        <ActionLink
          target={scrollAction.target}
          className={buttonClass({ variant: 'ghost', size: 'sm', className: '-ml-3.5' })}
        >
          <ArrowDown aria-hidden="true" />
          {scrollAction.label}
        </ActionLink>
        <button
          type="button"
          className={buttonClass({
            variant: 'ghost',
            size: 'icon',
            className: 'motion-reduce:hidden noscript:hidden',
          })}
          aria-label={isPaused ? tagline.resumeLabel : tagline.pauseLabel}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      </Container>
    </section>
  );
}
