/** Who may import whom. `tests/contract/repository/dependency-rules.test.ts` plants a violation of each rule. */
const modules = '^(mfe-[^/]+)/';

/** The assistant's rooms in the API. */
const assistant = '^api/src/chatbot/';

/** Folders of the API by layer, lowest first. A folder may only import folders of lower layers. */
const apiRooms = [
  ['agency', 'built-files', 'config', 'english', 'quote', 'sentence-encoder', 'spelling'],
  ['text-classifier'],
  ['logging'],
  ['database'],
  ['http', 'mail', 'rate-limit', 'openapi'],
  ['form-signals', 'language-model', 'metrics', 'proof-of-work'],
  ['outbox', 'studio-calendar'],
  [
    'chatbot',
    'consultations',
    'contact',
    'health',
    'location',
    'mockup',
    'newsletter',
    'retention',
    'services',
  ],
  ['leads'],
];

/** One rule per folder. */
const apiRoomsInOrder = apiRooms.flatMap((rooms, line) =>
  rooms.map((room) => ({
    name: 'api-rooms-in-order',
    comment:
      'A folder of the API may only import folders of lower layers, so no feature imports another.',
    severity: 'error',
    from: { path: `^api/src/${room}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: '^api/src/',
      pathNot: `^api/src/(${[room, ...apiRooms.slice(0, line).flat()].join('|')})/`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'modules-stand-alone',
      comment:
        'A module imports packages only: never the shell, the API, the tests or another module.',
      severity: 'error',
      from: { path: modules },
      to: { path: '^(mfe-[^/]+|shell|api|tests)/', pathNot: '^$1/' },
    },
    {
      name: 'modules-use-the-kit',
      comment: 'Routing, store and transport come from the kit, so that a page has one of each.',
      severity: 'error',
      from: { path: modules },
      to: { path: 'node_modules/(react-router|react-router-dom|zustand|axios)/' },
    },
    {
      name: 'federation-only-in-vite-config',
      comment: 'The build preset never ends up in a page.',
      severity: 'error',
      from: {
        path: '^(mfe-[^/]+/(src|module)|shell/src|packages/kit)',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '^packages/federation/' },
    },
    {
      name: 'shell-knows-no-module',
      comment: 'The shell loads modules at run time.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|api|tests)/' },
    },
    {
      name: 'contracts-import-the-schema-library-alone',
      comment: 'Browsers, servers and tools all import the contracts.',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contracts/src|node_modules/zod/' },
    },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(mfe-[^/]+|shell|api|tests)/' },
    },
    {
      name: 'kit-imports-contracts-only',
      severity: 'error',
      from: { path: '^packages/kit/' },
      to: { path: '^packages/(federation|launcher)/' },
    },
    {
      name: 'kit-ui-has-no-state',
      comment:
        'Modules bundle their own copies of ui files; state in them would exist twice on a page.',
      severity: 'error',
      from: { path: '^packages/kit/src/ui/' },
      to: { path: '^packages/kit/src/(store|routing|api-client|slots|page|page-metadata)/' },
    },
    {
      name: 'api-imports-contracts-only',
      severity: 'error',
      from: { path: '^api/' },
      to: { path: '^(mfe-[^/]+|shell|tests|packages/(kit|federation|launcher))/' },
    },
    ...apiRoomsInOrder,
    {
      name: 'reading-stands-alone',
      comment: 'What one message says by itself is read without the conversation or the answers.',
      severity: 'error',
      from: { path: `${assistant}reading/`, pathNot: '\\.test\\.ts$' },
      to: { path: assistant, pathNot: `${assistant}(reading/|knowledge/(cities|team)\\.ts$)` },
    },
    {
      name: 'meaning-knows-subjects-alone',
      comment: 'The build and the running API find meanings in the same way, whatever is answered.',
      severity: 'error',
      from: { path: `${assistant}meaning/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: assistant,
        pathNot: `${assistant}(meaning/|knowledge/(subject|read-subjects)\\.ts$)`,
      },
    },
    {
      name: 'answering-needs-no-language-model',
      comment: 'The answers are complete without a model; a model only puts them in other words.',
      severity: 'error',
      from: { path: `${assistant}answering/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${assistant}(provider|stream)/|^api/src/language-model/` },
    },
    {
      name: 'tests-go-through-the-network',
      comment:
        'Tests import the contracts only. They use the network or a command for everything else.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^(mfe-[^/]+|shell|api|packages/(kit|federation|launcher))/' },
    },
    {
      name: 'test-folders-stand-alone',
      comment: 'Code that two kinds of tests share belongs in tests/fixtures or packages/testing.',
      severity: 'error',
      from: { path: '^tests/([^/]+)/' },
      to: { path: '^tests/[^/]+/', pathNot: '^tests/($1|fixtures|node_modules)/' },
    },
    {
      name: 'testing-in-tests-only',
      comment: 'Test helpers must not end up in a build.',
      severity: 'error',
      from: {
        pathNot: '^tests/|^packages/testing/|/testing/|\\.test\\.tsx?$|vitest\\.config\\.ts$',
      },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|raw)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-[a-z]+|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
