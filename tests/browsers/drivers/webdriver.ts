/** The key that holds an element's reference in the protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface ElementReference {
  [ELEMENT]: string;
}

/** A session with a W3C WebDriver. */
export interface WebDriverSession {
  /** Sends a command of the session and returns its value. */
  command: <Value>(path: string, body?: object) => Promise<Value>;
  /** Sends a command for an element. */
  onElement: (element: ElementReference, path: string, body?: object) => Promise<void>;
}

/** How long a driver may take for a command, in milliseconds. No command waits for a page. */
const COMMAND_LIMIT_MS = 180_000;

async function ask<Value>(url: string, body: object = {}): Promise<Value> {
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(COMMAND_LIMIT_MS),
    body: JSON.stringify(body),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${url}: ${error}: ${message}`);
  }
  return value;
}

/**
 * Opens a session, which starts a browser.
 * @param origin origin of the driver.
 * @throws with the driver's message, also for each command that it refuses.
 */
export async function openSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${origin}/session/${sessionId}`;
  return {
    command: (path, body) => ask(session + path, body),
    onElement: (element, path, body) => ask(`${session}/element/${element[ELEMENT]}${path}`, body),
  };
}
