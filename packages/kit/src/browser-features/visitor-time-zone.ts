/** IANA name of the browser's time zone, such as `Europe/Oslo`; undefined if the browser hides it. */
export function visitorTimeZone(): string | undefined {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Some browsers give a name that they do not know themselves.
    Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}
