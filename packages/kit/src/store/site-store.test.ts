import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { useSiteStore } from './site-store';

const state = () => useSiteStore.getState();

let logged: MockInstance<typeof globalThis.console.error>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  useSiteStore.setState(useSiteStore.getInitialState(), true);
});
afterEach(() => vi.restoreAllMocks());

describe('toasts', () => {
  it('shows none at first', () => {
    expect(state().toast).toBeNull();
  });

  it('shows what it is told, in the default look', () => {
    state().showToast({ title: 'Message sent successfully!', description: 'Within 24 hours.' });
    expect(state().toast).toMatchObject({
      title: 'Message sent successfully!',
      description: 'Within 24 hours.',
      variant: 'default',
    });
    state().showToast({ title: 'No luck', variant: 'destructive' });
    expect(state().toast).toMatchObject({ title: 'No luck', variant: 'destructive' });
    expect(state().toast?.description).toBeUndefined();
  });

  it('shows one at most: a new one takes the place of the previous', () => {
    state().showToast({ title: 'First' });
    const first = state().toast;
    state().showToast({ title: 'First' });
    expect(state().toast?.title).toBe('First');
    expect(state().toast?.id).not.toBe(first?.id);
  });

  it('is closed by its own id alone', () => {
    state().showToast({ title: 'First' });
    const first = state().toast?.id ?? expect.fail();
    state().showToast({ title: 'Second' });
    state().dismissToast(first);
    expect(state().toast?.title).toBe('Second');
    state().dismissToast(state().toast?.id ?? expect.fail());
    expect(state().toast).toBeNull();
    state().dismissToast(first);
    expect(state().toast).toBeNull();
  });

  it.each(['Error', 'error', 'ERROR', 'eRRor'])('logs one titled "%s"', (title) => {
    state().showToast({ title, description: 'Failed to send message.' });
    expect(logged).toHaveBeenCalledExactlyOnceWith(`${title}: Failed to send message.`);
    expect(state().toast?.title).toBe(title);
  });

  it.each(['Error sending message', 'Error loading services', 'Errors', 'Message sent', ''])(
    'does not log one titled "%s"',
    (title) => {
      state().showToast({ title, variant: 'destructive' });
      expect(logged).not.toHaveBeenCalled();
    },
  );
});

describe('the draft for the contact form', () => {
  it('carries what one module leaves for another, until it is taken', () => {
    expect(state().contactDraft).toBeNull();
    state().setContactDraft({ company: 'Ada’s Bakery', budget: '$5,000 - $10,000' });
    expect(state().contactDraft).toEqual({ company: 'Ada’s Bakery', budget: '$5,000 - $10,000' });
    state().setContactDraft({ message: 'About the quote' });
    expect(state().contactDraft).toEqual({ message: 'About the quote' });
    state().setContactDraft(null);
    expect(state().contactDraft).toBeNull();
  });

  it('tells who listens, and leaves the rest of the store alone', () => {
    state().showToast({ title: 'Hello' });
    const { toast } = state();
    const seen: unknown[] = [];
    const stop = useSiteStore.subscribe(({ contactDraft }) => seen.push(contactDraft));
    state().setContactDraft({ name: 'Ada' });
    stop();
    state().setContactDraft(null);
    expect(seen).toEqual([{ name: 'Ada' }]);
    expect(state().toast).toBe(toast);
  });
});

describe('the theme', () => {
  it('follows the device until the visitor chooses', () => {
    expect(state().themePreference).toBe('system');
    state().setThemePreference('dark');
    expect(state().themePreference).toBe('dark');
  });
});

describe('the location', () => {
  it('is unknown and on its way at first, and takes what is found out bit by bit', () => {
    const { location, setLocation } = state();
    expect(location).toEqual({
      city: null,
      state: null,
      country: null,
      timeZone: null,
      loading: true,
      error: null,
    });
    setLocation({ timeZone: 'America/Chicago', loading: false, error: 'Not available' });
    expect(state().location).toMatchObject({
      city: null,
      timeZone: 'America/Chicago',
      loading: false,
      error: 'Not available',
    });
  });
});
