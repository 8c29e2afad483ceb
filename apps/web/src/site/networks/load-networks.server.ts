import {
  footnotedName,
  NETWORK_COUNT,
  NETWORK_NAMES,
} from '@kadr/domain/publishing/networks/network-names'
import {
  articleJsonLd,
  breadcrumbJsonLd,
  listJsonLd,
  questionsJsonLd,
} from '../../platform/page/json-ld.ts'
import { findArticle, networks, shares } from '../content/content.server.ts'
import type { NetworkLink, PageData } from '../content/page-data.ts'
import { SHOWN_NETWORKS } from '../network-marks.tsx'

const HOME = { name: 'Сети', path: '/networks' }

const links: NetworkLink[] = SHOWN_NETWORKS.flatMap((network) => {
  const page = networks.find((known) => known.network === network)
  const article = page && findArticle(page.path)
  if (!article) return []
  const { title, description } = article
  return [{ network, name: footnotedName(network), path: page.path, title, description }]
})

export const loadNetworks = (): PageData => ({
  kind: 'networks',
  seo: {
    title: 'Автопостинг и аналитика по сетям',
    description: `Куда публикует Кадр: ${NETWORK_COUNT} сетей, и по каждой — что можно выпускать, чего сеть не разрешает, как подключить аккаунт и какие числа она отдаёт.`,
    image: shares.networks,
    jsonLd: [breadcrumbJsonLd([HOME]), listJsonLd(links)],
  },
  links,
})

/** The page of one network; undefined when the content has none. */
export const loadNetwork = (path: string): PageData | undefined => {
  const page = networks.find((known) => known.path === path)
  const article = page && findArticle(path)
  if (!article) return undefined
  const { network, questions } = page
  const { title, description, image } = article
  return {
    kind: 'network',
    seo: {
      title,
      description,
      image,
      alternates: [{ type: 'text/markdown', title, href: `${path}.md` }],
      jsonLd: [
        articleJsonLd(article),
        breadcrumbJsonLd([HOME, { name: NETWORK_NAMES[network], path }]),
        questionsJsonLd(questions),
      ],
    },
    network,
    article,
    questions,
    others: links.filter((link) => link.network !== network),
  }
}
