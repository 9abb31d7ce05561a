import type { StateCreator } from 'zustand';

export type ToastVariant = 'default' | 'destructive';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: ToastVariant;
}

export interface ToastSlice {
  /** At most one toast is shown; a new one replaces it. */
  toast: Toast | null;
  showToast: (toast: { title: string; description?: string; variant?: ToastVariant }) => void;
  dismissToast: (id: number) => void;
}

let nextToastId = 1;

/** Toast state. A toast titled "error", in any case, is also logged to the console as an error. */
export const createToastSlice: StateCreator<ToastSlice> = (set) => ({
  toast: null,
  showToast: ({ title, description, variant = 'default' }) => {
    if (title.toLowerCase() === 'error') {
      // biome-ignore lint/suspicious/noConsole: the specification asks for errors shown as toasts to be logged
      console.error(`${title}: ${description ?? ''}`);
    }
    set({ toast: { id: nextToastId++, title, description, variant } });
  },
  dismissToast: (id) => set((state) => (state.toast?.id === id ? { toast: null } : state)),
});
