import {
  type NewsletterRequest,
  type NewsletterResponse,
  plainAddress,
} from '@northloop/contracts';
import { ApiRequestError, apiClient, Button, siteConfig, useSiteStore } from '@northloop/kit';
import { leadError } from '@northloop/kit/lead-form/lead-errors';
import { TrapField } from '@northloop/kit/lead-form/trap-field';
import { useLeadSender } from '@northloop/kit/lead-form/use-lead-sender';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { type FormEvent, useRef, useState } from 'react';
import { NewsletterDone } from './newsletter-done';

type State =
  | { step: 'open'; problem: string | null }
  | { step: 'sending' }
  | { step: 'done'; email: string; sendsMail: boolean };

/** Asks for an email address and stores it. A message then replaces the form. */
export function NewsletterForm() {
  const [state, setState] = useState<State>({ step: 'open', problem: null });
  const showToast = useSiteStore((store) => store.showToast);
  const { trap, send } = useLeadSender<NewsletterResponse>(apiClient, '/api/newsletter');
  const field = useRef<HTMLInputElement>(null);

  const refuse = (problem: string) => {
    setState({ step: 'open', problem });
    field.current?.focus();
  };

  const subscribe = async (event: FormEvent) => {
    event.preventDefault();
    if (state.step === 'sending') return;
    const email = plainAddress(field.current?.value ?? '');
    if (leadError('email', email)) return refuse('Invalid email address');
    setState({ step: 'sending' });
    const result = await send({ email } satisfies NewsletterRequest);
    if (result.sent) {
      // An older API does not say. The page must then not claim that no email will come.
      return setState({ step: 'done', email, sendsMail: result.answer.sendsMail !== false });
    }
    const error = result.cause instanceof ApiRequestError ? result.cause : null;
    if (error?.status === 400) return refuse(error.body?.message ?? error.message);
    setState({ step: 'open', problem: null });
    showToast({
      title: 'Error',
      description: error?.message ?? 'We could not save your address. Please try again.',
      variant: 'destructive',
    });
  };

  if (state.step === 'done')
    return <NewsletterDone email={state.email} sendsMail={state.sendsMail} />;
  return (
    // Until the script runs, submitting does nothing.
    <form method="dialog" noValidate onSubmit={subscribe} className="relative">
      <TrapField ref={trap} />
      <Field label="Email address" required error={state.step === 'open' && state.problem}>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Input ref={field} type="email" autoComplete="email" placeholder="you@company.com" />
          <Button type="submit" size="lg" className="min-h-12!" loading={state.step === 'sending'}>
            Subscribe
          </Button>
        </div>
      </Field>
      <noscript>
        <p className="mt-3 text-small text-ink-muted">
          {`This form needs JavaScript. You can also write to ${siteConfig.email} and we will add you.`}
        </p>
      </noscript>
    </form>
  );
}
