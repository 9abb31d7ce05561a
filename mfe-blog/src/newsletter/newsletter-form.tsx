import {
  type NewsletterRequest,
  type NewsletterResponse,
  plainAddress,
} from '@northloop/contracts';
import { ApiRequestError, apiClient, Button, siteConfig, useSiteStore } from '@northloop/kit';
import { Field } from '@northloop/kit/ui/field';
import { Input } from '@northloop/kit/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { NewsletterDone } from './newsletter-done';
import { problemOfEmail } from './newsletter-email';

type State =
  | { step: 'open'; problem: string | null }
  | { step: 'sending' }
  | { step: 'done'; email: string; sendsMail: boolean };

/** Asks for an e-mail address and stores it; says so in the form's own place. */
export function NewsletterForm() {
  const [state, setState] = useState<State>({ step: 'open', problem: null });
  const showToast = useSiteStore((store) => store.showToast);
  const field = useRef<HTMLInputElement>(null);

  const refuse = (problem: string) => {
    setState({ step: 'open', problem });
    field.current?.focus();
  };

  const subscribe = async (event: FormEvent) => {
    event.preventDefault();
    const email = plainAddress(field.current?.value ?? '');
    const problem = problemOfEmail(email);
    if (problem) return refuse(problem);
    setState({ step: 'sending' });
    try {
      const request: NewsletterRequest = { email };
      const { sendsMail } = await apiClient.post<NewsletterResponse>('/api/newsletter', request);
      // An API of an earlier release does not say, and the page must not then claim that nothing comes.
      setState({ step: 'done', email, sendsMail: sendsMail !== false });
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 400) {
        return refuse(error.body?.message ?? error.message);
      }
      setState({ step: 'open', problem: null });
      showToast({
        title: 'Error',
        description:
          error instanceof ApiRequestError ? error.message : 'Your address could not be stored.',
        variant: 'destructive',
      });
    }
  };

  if (state.step === 'done')
    return <NewsletterDone email={state.email} sendsMail={state.sendsMail} />;
  return (
    // Without the script a submission goes nowhere.
    <form method="dialog" noValidate onSubmit={subscribe}>
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
          {`This form needs JavaScript. Or write to ${siteConfig.email} and we will add you.`}
        </p>
      </noscript>
    </form>
  );
}
