/** Articles of the knowledge base by the screen they explain; a screen below has the same unless it is listed. */
export const HELP_PAGES: Readonly<Record<string, string>> = {
  '/dashboard': 'start/pervye-shagi',
  '/calendar': 'posting/kalendar',
  '/inbox': 'posting/vhodyashchie',
  '/reels': 'reels/sborka-video',
  '/reels/templates': 'reels/moi-shablony',
  '/reels/brand': 'reels/brend',
  '/reels/slideshow': 'reels/slajd-shou',
  '/reels/questions': 'reels/voprosy-pered-rilsom',
  '/reels/product-demo': 'reels/demo-produkta',
  '/reels/talking-head': 'reels/govoryashchaya-golova',
  '/reels/own-video': 'reels/svoj-rolik',
  '/reels/greenscreen-memes': 'reels/mem-na-hromakee',
  '/reels/automation': 'reels/avtomatizaciya',
  '/posts': 'posting/sozdat-post',
  '/posts/settings': 'posting/vremya-i-sloty',
  '/ai': 'posting/ii-pomoshchnik',
  '/analytics': 'analytics/kakie-chisla',
  '/analytics/reports': 'analytics/otchety',
  '/resources': 'reels/resursy',
  '/products': 'reels/produkty',
  '/business': 'reels/o-dele',
  '/connections': 'networks/podklyuchit-akkaunt',
  '/share': 'start/podelitsya-v-kadr',
  '/team': 'start/rabochie-prostranstva-i-roli',
  '/integrations': 'start/klyuchi-api',
  '/integrations/webhooks': 'start/vebhuki',
  '/integrations/programs': 'start/podklyuchit-pomoshchnika',
  '/workspaces': 'start/rabochie-prostranstva-i-roli',
  '/notifications': 'start/uvedomleniya',
  '/account': 'start/dannye-i-udalenie',
  '/account/plan': 'plan/limity-tarifa',
  '/account/affiliate': 'plan/partnerskaya-programma',
}

/** The article about a screen by its path. */
export const findHelpPage = (path: string): string | undefined => {
  for (let screen = path; screen !== ''; screen = screen.slice(0, screen.lastIndexOf('/'))) {
    const article = HELP_PAGES[screen]
    if (article !== undefined) return `/knowledge-base/${article}`
  }
  return undefined
}
