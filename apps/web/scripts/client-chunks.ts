type FoundModule = { importers: readonly string[]; dynamicImporters: readonly string[] }
type FindModule = (id: string) => FoundModule | null

const START = /\/src\/app\/start\.ts$/
const LAYOUT = /\/src\/app\/layouts\/app-layout\.tsx$/
const FIRST_PAGE = /\/src\/app\/pages\/dashboard-page\.tsx$/
const AUTH_PAGE = /\/src\/features\/identity\/auth\//
/** Without what the site loads on first use: `late-*` files. */
const SITE_PAGE =
  /\/src\/(site\/(?!.*\/late-)|app\/pages\/landing-page\.tsx$|app\/layouts\/default-layout\.tsx$)/
const GENERAL_FOLDER = /\/src\/(ui|platform|messenger)\//
/** Small modules that are needed together: separate files would cost more in requests than in bytes. */
const GENERATIONS = /\/src\/generations\//
const DEVELOPER_PAGE = /\/dev-[^/]+-page\.tsx$/

/** Listed by name: through the index files of these libraries every page seems to depend on all of them. */
const COMMON_LIBRARY =
  /node_modules\/(@tanstack|zod\/v4\/mini|clsx|@radix-ui\/react-(slot|compose-refs))\//
/** Icons that pages of the app share come with its layout: small files that are needed everywhere. */
const ICON = /node_modules\/lucide-react\//
/** What a choice, a menu and a dialog are made of; the choice itself too, or the common file would need this one. */
const CONTROL =
  /\/src\/ui\/forms\/segmented\.tsx$|node_modules\/@radix-ui\/(primitive|react-(context|primitive|collection|direction|id|presence|radio-group|roving-focus|use-[a-z-]+))\//
/** Overlays, which the first paint does not need. */
const OVERLAY =
  /\/src\/ui\/overlays\/((link-form-)?dialog\.tsx|link-to-copy\.tsx|sheet-style\.ts)$|node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib|@radix-ui\/react-(dialog|dismissable-layer|focus-guards|focus-scope|portal))\//

type Module = { id: string; find: FindModule }

/** The pages (dynamically imported modules) that statically depend on the module. */
const pagesNeeding = ({ id, find }: Module): string[] => {
  const seen = new Set<string>()
  const pages: string[] = []
  const visit = (current: string) => {
    const found = seen.has(current) ? null : find(current)
    seen.add(current)
    if (!found) return
    if (found.dynamicImporters.length > 0) pages.push(current)
    for (const importer of found.importers) visit(importer)
  }
  visit(id)
  return pages.filter((page) => !DEVELOPER_PAGE.test(page))
}

const chunkByPages = ({ id, find }: Module): string | null => {
  const pages = pagesNeeding({ id, find })
  const isNeededBy = (kind: RegExp) => pages.some((page) => kind.test(page))
  if (pages.length < 2) return isNeededBy(LAYOUT) && id.includes('/src/ui/') ? 'app' : null
  if (pages.every((page) => AUTH_PAGE.test(page))) return 'auth'
  if (isNeededBy(AUTH_PAGE) || isNeededBy(SITE_PAGE)) return 'common'
  if (isNeededBy(LAYOUT) || ICON.test(id)) return 'app'
  // The first page of the app must not load code that only later ones need.
  if (isNeededBy(FIRST_PAGE)) return 'first'
  if (GENERATIONS.test(id)) return 'generations'
  // A page loads its own feature, and no code that only other features need.
  return GENERAL_FOLDER.test(id) ? 'pages' : null
}

/** Shared modules are grouped into a few chunks, instead of a tiny one per set of pages. */
export const sharedChunkOf = ({ id, find }: Module): string | null => {
  if (COMMON_LIBRARY.test(id)) return 'common'
  if (CONTROL.test(id)) return 'controls'
  if (OVERLAY.test(id)) return 'overlays'
  if (id.includes('node_modules/') && !ICON.test(id)) return null
  return chunkByPages({ id, find })
}

const SHELL_FILE = /\/(rolldown-runtime|react|schemas|libraries|entry-client)-[^/]+$/
const ENTRY_FILE = /\/entry-client-[^/]+$/

/**
 * The shell is always loaded before a page, so its files are omitted from the preload lists. The entry has no lists of its
 * pages but their styles: the server preloads the first page and links are prefetched, and the lists would be in every
 * first load.
 */
export const filesToPreload = (
  _page: string,
  files: string[],
  { hostId }: { hostId: string },
): string[] =>
  files.filter((file) => (ENTRY_FILE.test(hostId) ? file.endsWith('.css') : !SHELL_FILE.test(file)))

const INITIAL = ['$initial' as const]

/** The program is split into chunks that a browser can evaluate in short tasks. */
export const clientChunks = {
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
    { name: 'schemas', tags: INITIAL, test: /node_modules\/zod\/|\/packages\//, priority: 3 },
    { name: 'libraries', tags: INITIAL, test: /node_modules\//, priority: 2 },
    { name: 'shell', tags: INITIAL, test: (id: string) => !START.test(id), priority: 1 },
    {
      debugName: 'shared by pages',
      name: (id: string, modules: { getModuleInfo: FindModule }) =>
        sharedChunkOf({ id, find: (other) => modules.getModuleInfo(other) }),
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ],
}
