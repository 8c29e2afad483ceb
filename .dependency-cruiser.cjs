const ADAPTERS = 'networks|payments|ai|downloads|stock'
const TESTS = '[.]test[.]tsx?$'

/** The part of kit that runs anywhere: no Node, no I/O. */
const PURE_KIT = 'packages/kit/src/(?!node/)'

/** The part of objects that runs anywhere: looks, the catalogue, matching of words. */
const PURE_OBJECTS = 'packages/objects/src/(?!node/)'

/** The part of content that the offline writer reads facts and phrases by. */
const READERS = '(facts|phrases|hook-gallery|read-source|read-yaml|content-error)[.]ts'

const web = (folders) => ({ path: `^apps/web/src/(${folders})/` })

/** From bottom to top: a wing imports only wings below it, on each floor. Two on one line do not meet. */
const WINGS = [
  ['base'],
  ['identity'],
  ['delivery'],
  ['money'],
  ['library'],
  ['publishing'],
  ['studio'],
  ['insight'],
  ['audience'],
  ['team', 'automation'],
  ['integrations'],
  ['bot'],
  ['operations'],
  ['site'],
]
const FLOORS = 'apps/server/src/modules|packages/contract/src|packages/domain/src'

const wingRules = WINGS.flatMap((line, height) =>
  line.map((wing) => ({
    name: `wing-${wing}`,
    comment: `${wing} imports only wings below it: hand the thing in, or give the upper wing a port of Module.`,
    from: { path: `^(${FLOORS})/${wing}/`, pathNot: TESTS },
    to: {
      path: `^$1/(${[...line, ...WINGS.slice(height + 1).flat()].filter((other) => other !== wing).join('|')})/`,
    },
  })),
).filter(({ name }) => name !== 'wing-site')

const RULES = [
  { name: 'no-circular', from: {}, to: { circular: true } },
  {
    name: 'no-unresolvable',
    comment: 'Modules of our own Vite plugins are named virtual:….',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'contract-is-the-floor',
    comment: 'packages/contract imports zod/mini and itself. Put logic into packages/domain.',
    from: { path: '^packages/contract/src/', pathNot: TESTS },
    to: { pathNot: '^(packages/contract/src/|node_modules/zod/)' },
  },
  {
    name: 'domain-is-pure',
    comment:
      "packages/domain imports the contract, kit's pure part and itself: no I/O, no clock, no libraries. Pass values in.",
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { pathNot: `^(packages/(domain|contract)/src/|${PURE_KIT})` },
  },
  {
    name: 'scene-is-pure',
    comment:
      'packages/scene runs in the browser and on the server: the contract, the pure parts of kit and objects, zod/mini and itself only.',
    from: { path: '^packages/scene/src/', pathNot: TESTS },
    to: {
      pathNot: `^(packages/(scene|contract)/src/|${PURE_KIT}|${PURE_OBJECTS}|node_modules/zod/)`,
    },
  },
  {
    name: 'objects-run-anywhere',
    comment:
      'packages/objects bakes in the browser too: what needs Node belongs into its src/node.',
    from: { path: `^${PURE_OBJECTS}`, pathNot: TESTS },
    to: { pathNot: `^(${PURE_OBJECTS}|packages/contract/src/|${PURE_KIT})` },
  },
  {
    name: 'objects-know-no-product',
    comment: 'packages/objects knows drawings and words; reels and requests are above it.',
    from: { path: '^packages/objects/src/node/', pathNot: TESTS },
    to: { path: '^(apps|packages)/', pathNot: '^packages/(objects|contract|kit)/' },
  },
  {
    name: 'reel-kinds-are-strangers',
    comment: 'One kind of reel never imports another; what two need belongs beside kinds/.',
    from: { path: '^packages/scene/src/kinds/([^/]+)/' },
    to: { path: '^packages/scene/src/kinds/[^/]+/', pathNot: '^packages/scene/src/kinds/$1/' },
  },
  {
    name: 'render-knows-no-product',
    comment: 'packages/render takes a scene and files; queues, points and storage are the server.',
    from: { path: '^packages/render/src/', pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(render|scene|objects|contract|starter|kit)/' },
  },
  {
    name: 'speech-knows-no-product',
    comment: 'packages/speech takes a script and sounds; resources and queues are the server.',
    from: { path: '^packages/speech/src/', pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(speech|contract|kit)/' },
  },
  {
    name: 'reading-is-pure',
    comment: "How a script is read runs in the browser too: kit's pure part, no I/O, no libraries.",
    from: { path: '^packages/speech/src/text/', pathNot: TESTS },
    to: { pathNot: `^(packages/speech/src/text/|${PURE_KIT})` },
  },
  {
    name: 'starter-stands-on-scene-and-kit',
    comment: 'packages/starter draws with scene and tools of kit; resources are the server.',
    from: { path: '^packages/starter/src/', pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(starter|scene|kit)/' },
  },
  {
    name: 'sandbox-stands-on-kit',
    comment: 'A stand-in that shares code with what it imitates would repeat its mistakes.',
    from: { path: '^packages/sandbox/src/', pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(sandbox|kit)/' },
  },
  {
    name: 'kit-imports-no-workspace',
    comment: 'packages/kit is a tool box; what needs a product word belongs elsewhere.',
    from: { path: '^packages/kit/src/' },
    to: { path: '^(apps|packages)/', pathNot: '^packages/kit/(src|test)/' },
  },
  {
    name: 'pure-kit-runs-anywhere',
    comment: 'What needs Node belongs into packages/kit/src/node.',
    from: { path: `^${PURE_KIT}`, pathNot: TESTS },
    to: { pathNot: `^${PURE_KIT}` },
  },
  {
    name: 'packages-not-to-apps',
    comment: 'A package never imports an app: pass the thing in as an argument.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
  {
    name: 'content-is-for-builds',
    comment:
      'packages/content checks and compiles content/ at build time: Markdown, pictures, feeds. It draws by render and scene, knows numbers by domain, and whose work is used by the notices of speech, footage, objects and starter.',
    from: { path: '^packages/content/src/', pathNot: TESTS },
    to: {
      path: '^packages/',
      pathNot:
        '^packages/((content|contract|domain|kit|objects|render|scene)/|(footage/src|speech/src/rhvoice)/notices[.]ts$|starter/src/fonts/families[.]ts$)',
    },
  },
  {
    name: 'facts-are-read-by-the-server-too',
    comment: 'What reads facts and phrases runs in the server: it draws and compiles nothing.',
    from: { path: `^packages/content/src/${READERS}$` },
    to: {
      path: '^packages/',
      pathNot: `^packages/((contract|domain)/src/|content/src/${READERS}$)`,
    },
  },
  {
    name: 'writer-stands-on-ai-and-content',
    comment:
      'packages/writer is an engine of packages/ai, and of packages/content it imports what reads facts and phrases.',
    from: { path: '^packages/writer/src/', pathNot: TESTS },
    to: {
      path: '^packages/',
      pathNot: `^packages/((writer|contract|domain|kit)/src/|ai/src/index[.]ts$|content/src/${READERS}$)`,
    },
  },
  {
    name: 'web-sees-shared-packages-only',
    comment:
      'The browser may import contract, domain, scene, the pure parts of kit and objects, how scripts are read, the shape of the content and the document of the public API. Ask the server for the rest.',
    from: { path: '^apps/web/(?!scripts/)' },
    to: {
      path: '^(apps/server/|packages/(?!contract/|domain/|scene/|speech/src/text/|content/src/shape[.]ts|client/openapi[.]json|(kit|objects)/src/(?!node/)))',
    },
  },
  {
    name: 'web-build-compiles-content',
    comment: 'Scripts of the web may use packages/content; the server stays apart.',
    from: { path: '^apps/web/scripts/' },
    to: {
      path: '^(apps/server/|packages/(ai|writer|networks|payments|sandbox|speech|stock|starter)/)',
    },
  },
  {
    name: 'web-uses-zod-mini',
    comment: "Client code and what it shares use 'zod/mini': the full build costs 17 KiB more.",
    from: { path: '^(apps/web/src|packages/(contract|domain|scene))/' },
    to: { path: '^node_modules/zod/index' },
  },
  {
    name: 'adapters-see-contract-domain-and-kit-only',
    from: { path: `^packages/(${ADAPTERS})/src/`, pathNot: TESTS },
    to: { path: '^packages/', pathNot: '^packages/(contract|domain|kit|$1)/src/' },
  },
  {
    name: 'adapter-folders-are-strangers',
    comment:
      'One network (payment provider, engine) never imports another; share through _shared/.',
    from: { path: `^(packages/(?:${ADAPTERS})/src/)([^/]+)/` },
    to: { path: '^$1[^/]+/', pathNot: '^$1(?:$2|_shared)/' },
  },
  ...wingRules,
  {
    name: 'modules-meet-through-index',
    comment:
      "Import another module's index.ts, not its insides; what only tests need is no part of it.",
    from: { path: '^apps/server/src/modules/([^/]+/[^/]+)/', pathNot: TESTS },
    to: {
      path: '^apps/server/src/modules/[^/]+/[^/]+/(?!index[.]ts$)',
      pathNot: '^apps/server/src/modules/$1/',
    },
  },
  {
    name: 'routes-and-jobs-do-not-touch-data',
    comment: 'Routes, jobs and consumers call a service; only repositories know tables.',
    from: { path: '^apps/server/src/modules/.+[.](routes|jobs|consumers)[.]ts$' },
    to: { path: '([.]repository[.]ts$|^apps/server/src/db/|^node_modules/(drizzle-orm|pg)/)' },
  },
  {
    name: 'only-repositories-touch-data',
    comment: 'Move the query into <domain>.repository.ts and give it a use-case name.',
    from: { path: '^apps/server/src/modules/', pathNot: '[.](repository|test)[.]ts$' },
    to: {
      path: '(^apps/server/src/db/|^node_modules/(drizzle-orm|pg)/)',
      pathNot: '^apps/server/src/db/connection[.]ts$',
    },
  },
  {
    name: 'services-do-not-know-http',
    comment: 'Throw a UserError; the edge turns it into a status.',
    from: { path: '^apps/server/src/modules/', pathNot: '[.](routes|test)[.]ts$' },
    to: { path: '^node_modules/(fastify|@fastify)/' },
  },
  {
    name: 'db-is-the-ground-floor',
    comment: 'db/ holds the schema, migrations and the connection; what uses them lies above it.',
    from: { path: '^apps/server/src/db/', pathNot: TESTS },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/db/' },
  },
  {
    name: 'server-platform-knows-no-module',
    comment: 'The platform is given modules by app.ts: pass in what it needs of them.',
    from: { path: '^apps/server/src/platform/', pathNot: TESTS },
    to: { path: '^apps/server/src/modules/' },
  },
  {
    name: 'messengers-are-met-by-their-port',
    comment:
      'A messenger is a folder of platform/outside/messengers: use messengers.ts, port.ts and incoming.ts. Only payments in Stars know the one they belong to, and the doctor whom it asks.',
    from: {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/(platform/outside/(messengers|payments)|doctor)/', TESTS],
    },
    to: {
      path: '^(apps/server/src/platform/outside/messengers/[^/]+/|node_modules/grammy/)',
    },
  },
  {
    name: 'nothing-imports-the-composition-root',
    from: {
      pathNot:
        '^apps/server/src/(main|app|backup|command)[.]ts$|[.]test[.]ts$|^apps/server/test/|^bench/',
    },
    to: { path: '^apps/server/src/(main|app)[.]ts$' },
  },
  {
    name: 'web-flows-one-way',
    comment:
      'ui, messenger, platform, documents, networks, rubrics, media, ai, generations and reel-editor know no feature; compose in app/.',
    from: web('ui|messenger|platform|documents|networks|rubrics|media|ai|generations|reel-editor'),
    to: web('app|features|site'),
  },
  {
    name: 'site-knows-no-app',
    comment: 'Public pages are composed in app/; what both show belongs to ui/ or platform/.',
    from: { ...web('site'), pathNot: TESTS },
    to: web('app|features'),
  },
  {
    name: 'features-do-not-meet',
    comment:
      'Features import of one another only api/: compose in app/, share through documents/, networks/, rubrics/, media/, ai/, generations/, reel-editor/ or the contract.',
    from: { path: '^apps/web/src/features/([^/]+/[^/]+)/' },
    to: {
      path: '^apps/web/src/features/',
      pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/[^/]+/api/'],
    },
  },
  {
    name: 'ui-is-a-leaf',
    comment: 'The design system knows no session, no API and no router state.',
    from: web('ui'),
    to: web('platform|messenger|documents|networks|rubrics|media|ai|generations|reel-editor'),
  },
  {
    name: 'platform-is-below-media',
    comment: 'media/ and generations/ build on platform and messenger, never the other way round.',
    from: web('platform|messenger|networks|rubrics|site'),
    to: web('media|generations|reel-editor'),
  },
  {
    name: 'documents-know-no-content',
    comment:
      'documents/ saves any draft, whatever it holds: it builds on platform and ui alone. Pass schemas and calls in.',
    from: web('documents'),
    to: web('messenger|networks|media|ai|generations|reel-editor'),
  },
  {
    name: 'platform-is-below-documents',
    comment: 'What platform needs of unsaved work is in its user-storage.ts.',
    from: web('platform|messenger|networks|site'),
    to: web('documents'),
  },
  {
    name: 'generations-are-below-the-editor',
    comment:
      'reel-editor/ is what editors of all kinds share; files and generations know nothing of it.',
    from: web('media|generations'),
    to: web('reel-editor'),
  },
  {
    name: 'media-is-below-generations',
    comment: 'generations/ follows reels that are being made; files know nothing of them.',
    from: web('media'),
    to: web('generations'),
  },
  {
    name: 'ai-stands-on-media',
    comment: 'ai/ builds on media, platform and networks; they work without AI.',
    from: web('platform|messenger|networks|media|generations|reel-editor|site'),
    to: web('ai'),
  },
  {
    name: 'content-stays-on-the-server',
    comment: 'Import *.server.ts only from loaders, or the text lands in the client bundle.',
    from: {
      path: '^apps/web/src/',
      pathNot: '([.]server[.]ts|loaders?[.]ts|entry-server[.]tsx|[.]test[.]tsx?)$',
    },
    to: { path: '[.]server[.]ts$' },
  },
]

module.exports = {
  forbidden: RULES.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
