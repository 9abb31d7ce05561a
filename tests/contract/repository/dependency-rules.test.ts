import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type TemporaryFolder, temporaryFolder } from '@northloop/testing/temporary-folder';
import { writeTree } from '@northloop/testing/write-tree';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const CONFIG = '.dependency-cruiser.cjs';

interface Violation {
  rule: { name: string };
  from: string;
}

const { forbidden } = createRequire(import.meta.url)(join(root, CONFIG)) as {
  forbidden: { name: string; from: { path?: string } }[];
};

/** Files that each break one rule, added to a copy of the sources. */
const plants: { breaks: string; file: string; code: string }[] = [
  {
    breaks: 'modules-stand-alone',
    file: 'mfe-blog/src/import-of-a-module.ts',
    code: "import { chatModule } from '../../mfe-chat/module';\nexport const planted = chatModule;\n",
  },
  {
    breaks: 'modules-stand-alone',
    file: 'mfe-chat/src/type-of-the-shell.ts',
    code: "import type { SiteRoute } from '../../shell/src/routing/route-table';\nexport type Planted = SiteRoute;\n",
  },
  {
    breaks: 'modules-use-the-kit',
    file: 'mfe-blog/src/store-of-its-own.ts',
    code: "import { create } from 'zustand';\nexport const planted = create;\n",
  },
  {
    breaks: 'federation-only-in-vite-config',
    file: 'mfe-blog/src/build-preset.ts',
    code: "import { sha256 } from '../../packages/federation/src/build/record/describe-files';\nexport const planted = sha256;\n",
  },
  {
    breaks: 'shell-knows-no-module',
    file: 'shell/src/import-of-a-module.ts',
    code: "import { blogModule } from '../../mfe-blog/module';\nexport const planted = blogModule;\n",
  },
  {
    breaks: 'contracts-import-the-schema-library-alone',
    file: 'packages/contracts/src/import-of-node.ts',
    code: "import { join } from 'node:path';\nexport const planted = join;\n",
  },
  {
    breaks: 'packages-know-no-application',
    file: 'packages/kit/src/import-of-a-module.ts',
    code: "import { blogModule } from '../../../mfe-blog/module';\nexport const planted = blogModule;\n",
  },
  {
    breaks: 'kit-imports-contracts-only',
    file: 'packages/kit/src/import-of-federation.ts',
    code: "import { sha256 } from '../../federation/src/build/record/describe-files';\nexport const planted = sha256;\n",
  },
  {
    breaks: 'kit-ui-has-no-state',
    file: 'packages/kit/src/ui/import-of-the-store.ts',
    code: "import { useSiteStore } from '../store/site-store';\nexport const planted = useSiteStore;\n",
  },
  {
    breaks: 'api-imports-contracts-only',
    file: 'api/src/import-of-the-kit.ts',
    code: "import { siteConfig } from '../../packages/kit/src/site-config';\nexport const planted = siteConfig;\n",
  },
  {
    breaks: 'api-rooms-in-order',
    file: 'api/src/outbox/import-of-a-feature.ts',
    code: "import type { Subscription } from '../newsletter/subscription';\nexport type Planted = Subscription;\n",
  },
  {
    breaks: 'api-rooms-in-order',
    file: 'api/src/language-model/import-of-a-feature.ts',
    code: "import type { ChatTurn } from '../chatbot/chat-engine';\nexport type Planted = ChatTurn;\n",
  },
  {
    breaks: 'api-rooms-in-order',
    file: 'api/src/quote/import-of-a-feature.ts',
    code: "import type { Brief } from '../mockup/engine/brief';\nexport type Planted = Brief;\n",
  },
  {
    breaks: 'api-rooms-in-order',
    file: 'api/src/chatbot/import-of-another-feature.ts',
    code: "import { MockupService } from '../mockup/mockup.service';\nexport const planted = MockupService;\n",
  },
  {
    breaks: 'reading-stands-alone',
    file: 'api/src/chatbot/reading/import-of-the-meaning.ts',
    code: "import { joinMeanings } from '../meaning/join-meanings';\nexport const planted = joinMeanings;\n",
  },
  {
    breaks: 'reading-stands-alone',
    file: 'api/src/chatbot/reading/type-of-the-conversation.ts',
    code: "import type { Project } from '../conversation/project';\nexport type Planted = Project;\n",
  },
  {
    breaks: 'meaning-knows-subjects-alone',
    file: 'api/src/chatbot/meaning/import-of-the-knowledge.ts',
    code: "import { KnowledgeBase } from '../knowledge/knowledge-base';\nexport const planted = KnowledgeBase;\n",
  },
  {
    breaks: 'meaning-knows-subjects-alone',
    file: 'api/src/chatbot/meaning/import-of-an-answer.ts',
    code: "import type { Answer } from '../answering/answer';\nexport type Planted = Answer;\n",
  },
  {
    breaks: 'answering-needs-no-language-model',
    file: 'api/src/chatbot/answering/import-of-the-guard.ts',
    code: "import { ReplyGuard } from '../provider/reply-guard';\nexport const planted = ReplyGuard;\n",
  },
  {
    breaks: 'answering-needs-no-language-model',
    file: 'api/src/chatbot/answering/call-of-a-model.ts',
    code: "import { askModel } from '../../language-model/ask-model';\nexport const planted = askModel;\n",
  },
  {
    breaks: 'tests-go-through-the-network',
    file: 'tests/contract/import-of-the-kit.ts',
    code: "import { siteConfig } from '../../packages/kit/src/site-config';\nexport const planted = siteConfig;\n",
  },
  {
    breaks: 'test-folders-stand-alone',
    file: 'tests/e2e/import-of-load.ts',
    code: "import { imported } from '../load/imported-by-e2e';\nexport const planted = imported;\n",
  },
  {
    breaks: 'test-folders-stand-alone',
    file: 'tests/fixtures/import-of-contract.ts',
    code: "import { imported } from '../contract/imported-by-fixtures';\nexport const planted = imported;\n",
  },
  {
    breaks: 'testing-in-tests-only',
    file: 'api/src/import-of-testing.ts',
    code: "import { listen } from '../../packages/testing/src/listen';\nexport const planted = listen;\n",
  },
  {
    breaks: 'testing-in-tests-only',
    file: 'packages/launcher/src/import-of-testing.ts',
    code: "import { freePort } from '../../testing/src/free-port';\nexport const planted = freePort;\n",
  },
  {
    breaks: 'no-cycles',
    file: 'api/src/import-of-itself.ts',
    code: "import { other } from './imported-by-itself';\nexport const planted = () => other;\n",
  },
  {
    breaks: 'no-cycles',
    file: 'api/src/type-of-itself.ts',
    code: "import type { Other } from './typed-by-itself';\nexport type Planted = Other;\n",
  },
  {
    breaks: 'no-unresolved',
    file: 'api/src/import-of-nothing.ts',
    code: "import { nothing } from './not-there';\nexport const planted = nothing;\n",
  },
];

/** Other files that the planted files need. */
const companions: Readonly<Record<string, string>> = {
  'api/src/imported-by-itself.ts':
    "import { planted } from './import-of-itself';\nexport const other = planted;\n",
  'api/src/typed-by-itself.ts':
    "import type { Planted } from './type-of-itself';\nexport type Other = Planted[];\n",
  'tests/load/imported-by-e2e.ts': 'export const imported = 1;\n',
  'tests/contract/imported-by-fixtures.ts': 'export const imported = 1;\n',
  'mfe-blog/node_modules/zustand/package.json': '{ "name": "zustand", "main": "index.js" }',
  'mfe-blog/node_modules/zustand/index.js': 'exports.create = () => {};',
};

const ROOMS = ['packages', 'shell', 'mfe-blog', 'mfe-chat', 'api', 'tests/contract'];
const BUILT = new Set(['node_modules', 'dist', 'dist-ssr', 'dist-server', '.wireit']);

describe('dependency rules', () => {
  let copy: TemporaryFolder;
  let violations: Violation[] = [];

  beforeAll(async () => {
    copy = await temporaryFolder();
    for (const name of [...ROOMS, CONFIG, 'tsconfig.base.json']) {
      await cp(join(root, name), join(copy.path, name), {
        recursive: true,
        filter: (source) => !BUILT.has(basename(source)),
      });
    }
    const planted = Object.fromEntries(plants.map(({ file, code }) => [file, code]));
    await writeTree(copy.path, { ...planted, ...companions });
    const { stdout } = await run(
      join(root, 'node_modules/.bin/depcruise'),
      ['--config', CONFIG, '--output-type', 'json', ...plants.map(({ file }) => file)],
      { cwd: copy.path, maxBuffer: 64 * 1024 * 1024 },
    ).catch((failure: { stdout: string }) => failure);
    violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary
      .violations;
  });
  afterAll(() => copy.remove());

  it.each(plants)('$breaks catches $file', ({ breaks, file }) => {
    const broken = violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
    expect(broken).toContain(breaks);
  });

  it('name every room of the API', async () => {
    const rooms = await readdir(join(root, 'api/src'), { withFileTypes: true });
    const named = forbidden.flatMap(({ name, from }) =>
      name === 'api-rooms-in-order' ? [from.path] : [],
    );
    const found = rooms.flatMap((entry) =>
      entry.isDirectory() && entry.name !== 'testing' ? [`^api/src/${entry.name}/`] : [],
    );
    expect(named.sort()).toEqual(found.sort());
  });

  it('have each a planted violation', () => {
    expect([...new Set(plants.map(({ breaks }) => breaks))].sort()).toEqual(
      [...new Set(forbidden.map(({ name }) => name))].sort(),
    );
  });
});
