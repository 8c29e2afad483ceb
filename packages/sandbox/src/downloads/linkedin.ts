import {
  escapeAttribute,
  failureOf,
  fileUrl,
  innerRedirect,
  og,
  outcomeOf,
  type PlayedSource,
  page,
  TITLE,
  thumbnailUrl,
} from './played.ts'

const MEDIA = 'dms.licdn.com'
const PICTURES = 'media.licdn.com'

const videoOf = (id: string) => {
  const src = fileUrl({ host: MEDIA, id, file: 'both.mp4' })
  const sources = JSON.stringify([{ src, type: 'video/mp4', 'data-bitrate': 1_500_000 }])
  return `<video data-sources="${escapeAttribute(sources)}"></video>`
}

export const linkedin: PlayedSource = {
  hosts: ['www.linkedin.com', 'linkedin.com', 'lnkd.in', MEDIA, PICTURES],
  linkTo: (end) =>
    `https://www.linkedin.com/posts/zerno-doma_kofe-activity-70000000000000000${end}-AbCd`,
  answer({ path }) {
    const [, id] = /^\/posts\/.*?(?:activity|ugcPost)-(\d+)/.exec(path) ?? []
    if (!id) return undefined
    const outcome = outcomeOf(id)
    const failure = failureOf(outcome)
    if (failure) return failure
    if (outcome === 'inner-redirect') return innerRedirect
    if (outcome === 'removed') return { status: 404, html: 'Not Found' }
    if (outcome === 'private') return page('', '<a href="/authwall">Войдите</a>')
    const title = `Зерно дома on LinkedIn: ${TITLE}`
    const picture = thumbnailUrl({ host: PICTURES, id })
    return page(
      `<title>${title}</title>${og({ 'og:title': title, ...(outcome !== 'nothing' && { 'og:image': picture }) })}`,
      outcome === 'nothing' || outcome === 'photos' ? '' : videoOf(id),
    )
  },
}
