import { parseArgs } from 'node:util';
import type { ChatMessageResponse } from '@northloop/contracts';
import { quoteFor, say } from './ask-api';
import type { EvalQuestion } from './eval-question';
import { judge, type Verdict } from './judge';
import { knownPrices } from './known-prices';
import { developedQuestions } from './questions/developed/round-01';
import { developedQuestions2 } from './questions/developed/round-02';
import { developedQuestions3 } from './questions/developed/round-03';
import { developedQuestions4 } from './questions/developed/round-04';
import { developedQuestions5 } from './questions/developed/round-05';
import { developedQuestions6 } from './questions/developed/round-06';
import { developedQuestions7 } from './questions/developed/round-07';
import { developedQuestions8 } from './questions/developed/round-08';
import { developedQuestions9 } from './questions/developed/round-09';
import { developedQuestions10 } from './questions/developed/round-10';
import { everydayDeveloped } from './questions/everyday/everyday';
import { heldOutQuestions } from './questions/held-out';
import { laterMeasuringQuestions, measuringQuestions } from './questions/measuring/measuring';
import { startApi } from './start-api';
import { startLive } from './start-live';

/** Share of right answers to reach, overall and in the half that is used only for measuring. */
const GOAL = 0.95;

/** With `--live` the assistant has read the composed site's pages; otherwise it only has its built-in knowledge. */
const {
  values: { live: isLive },
} = parseArgs({ options: { live: { type: 'boolean', default: false } } });

interface Result extends Verdict {
  question: EvalQuestion;
  answer: ChatMessageResponse;
}

const developed = [
  ...developedQuestions,
  ...developedQuestions2,
  ...developedQuestions3,
  ...developedQuestions4,
  ...developedQuestions5,
  ...developedQuestions6,
  ...developedQuestions7,
  ...developedQuestions8,
  ...developedQuestions9,
  ...developedQuestions10,
  ...everydayDeveloped,
];
const heldOut = {
  'written before the first rules': heldOutQuestions,
  'written from the content, engine unseen': measuringQuestions,
  'written after the rules': laterMeasuringQuestions,
};

async function ask(url: string, question: EvalQuestion, prices: Set<string>): Promise<Result> {
  let conversationId: string | undefined;
  for (const message of question.earlier ?? []) {
    ({ conversationId } = await say(url, message, conversationId));
  }
  const quote =
    question.quote &&
    (await quoteFor(url, { ...question.quote, features: [...(question.quote.features ?? [])] }));
  const answer = await say(url, question.ask, conversationId);
  return { question, answer, ...judge(question, answer, prices, quote?.total_cost) };
}

function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

const isRight = ({ faults, inventions }: Result) => faults.length + inventions.length === 0;
/** Not the wanted answer, but an honest one: the assistant says that it does not know and refers to a person. */
const isPassedOn = ({ answer }: Result) => /do not know|all I know/.test(answer.response);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function printTable(title: string, results: readonly Result[]): void {
  print(
    `\n${title.padEnd(24)}${'right'.padStart(7)}${'passed on'.padStart(11)}${'of'.padStart(6)}${'invented'.padStart(10)}`,
  );
  const categories = [...new Set(results.map(({ question }) => question.category))].sort();
  for (const name of [...categories, 'all']) {
    const rows = results.filter(({ question }) => name === 'all' || question.category === name);
    const right = rows.filter(isRight).length;
    const passedOn = rows.filter((result) => !isRight(result) && isPassedOn(result)).length;
    const invented = rows.filter(({ inventions }) => inventions.length > 0).length;
    print(
      `${name.padEnd(24)}${String(right).padStart(7)}${String(passedOn).padStart(11)}${String(rows.length).padStart(6)}${String(invented).padStart(10)}`,
    );
  }
}

/** Only for the developed half. If others were shown, they would no longer be held out. */
function printFailures(results: readonly Result[]): void {
  for (const { question, answer, faults, inventions } of results) {
    print(`\n${question.id}  ${[...(question.earlier ?? []), question.ask].join(' / ')}`);
    print(`  ${[...faults, ...inventions.map((what) => `invents ${what}`)].join('; ')}`);
    print(`  ${answer.response}`);
  }
}

async function main(): Promise<boolean> {
  const api = await (isLive ? startLive() : startApi());
  try {
    const prices = await knownPrices(api.url);
    const measure = async (questions: readonly EvalQuestion[]) => {
      const results: Result[] = [];
      for (const question of questions) results.push(await ask(api.url, question, prices));
      return results;
    };
    const seen = await measure(developed);
    const sets: (readonly [string, Result[]])[] = [];
    for (const [name, questions] of Object.entries(heldOut))
      sets.push([name, await measure(questions)]);
    const unseen = sets.flatMap(([, results]) => results);
    printTable('Developed with', seen);
    printTable('Only measured with', unseen);
    printFailures(seen.filter((result) => !isRight(result)));
    const all = [...seen, ...unseen];
    const share = (results: readonly Result[]) => results.filter(isRight).length / results.length;
    print();
    for (const [name, results] of sets) {
      print(`${percent(share(results))} of ${results.length} ${name}`);
    }
    const inventions = all.filter((result) => result.inventions.length > 0).length;
    print(
      `${all.length} questions: ${percent(share(all))} right, ${percent(share(unseen))} of those only measured with, ${inventions} with something invented.`,
    );
    return share(all) >= GOAL && share(unseen) >= GOAL && inventions === 0;
  } finally {
    await api.stop();
  }
}

process.exitCode = (await main()) ? 0 : 1;
