import { type Reply, say } from './ask-api';
import { judge, type Verdict } from './judging/judge';
import { QuoteBook } from './judging/quoted-figures';
import { readStatedFacts, type StatedFacts } from './judging/stated-figures';
import { type Dialogue, isJudged, type Turn } from './read-sets';

/** A judged turn. */
export interface Result {
  dialogue: Dialogue;
  turn: Turn;
  reply: Reply;
  verdict: Verdict;
}

/** Conversations at a time. */
const AT_A_TIME = 8;

/** Asks the API all turns, each dialogue in its order, and judges the answers. Results are in the set's order. */
export async function measureSet(url: string, dialogues: readonly Dialogue[]): Promise<Result[]> {
  const stated = readStatedFacts();
  const quotes = new QuoteBook(url);
  const results = new Map<Dialogue, Result[]>();
  const waiting = [...dialogues];
  const work = async () => {
    for (let dialogue = waiting.shift(); dialogue; dialogue = waiting.shift()) {
      results.set(dialogue, await hold(url, dialogue, stated, quotes));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return dialogues.flatMap((dialogue) => results.get(dialogue) ?? []);
}

async function hold(
  url: string,
  dialogue: Dialogue,
  stated: StatedFacts,
  quotes: QuoteBook,
): Promise<Result[]> {
  const results: Result[] = [];
  const projects = dialogue.turns.flatMap((turn) => projectOf(turn) ?? []);
  const quoted = await quotes.figuresFor(projects);
  let conversationId: string | undefined;
  let previous: string | undefined;
  for (const [index, turn] of dialogue.turns.entries()) {
    const reply = await say(url, turn.say, conversationId);
    const said = dialogue.turns.slice(0, index + 1).map(({ say }) => say);
    const project = projectOf(turn);
    const quote = project && (await quotes.quote(project));
    const context = { said, previous, quote, stated, quoted };
    let verdict = judge(turn, reply, context);
    if (verdict.kind === 'invented') {
      // The assistant may have priced a project that the set does not name. There are many, so they are tried last.
      const more = await quotes.figuresFor(quotes.projectsIn(said));
      verdict = judge(turn, reply, { ...context, quoted: new Set([...quoted, ...more]) });
    }
    if (isJudged(turn)) results.push({ dialogue, turn, reply, verdict });
    previous = reply.response;
    ({ conversationId } = reply);
  }
  return results;
}

function projectOf({ quote }: Turn) {
  if (quote === undefined) return undefined;
  const { type, features = [], pages } = quote;
  return { websiteType: type, features, ...(pages !== undefined && { pages }) };
}
