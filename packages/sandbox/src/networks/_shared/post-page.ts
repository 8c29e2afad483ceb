import { escapeHtml } from '@kadr/kit/escape-html'
import { renderSandboxPage } from './page.ts'

/** Public page of a published post. */
export const renderPostPage = (post: {
  title: string
  author: string
  text: string
  media: readonly { kind: 'image' | 'video'; url: string }[]
}): string =>
  renderSandboxPage({
    title: `${post.title}: ${post.author}`,
    body: [
      `<p style="white-space:pre-wrap">${escapeHtml(post.text)}</p>`,
      ...post.media.map(({ kind, url }) =>
        kind === 'image'
          ? `<p><img src="${escapeHtml(url)}" alt="" style="max-width:100%"></p>`
          : `<p><a href="${escapeHtml(url)}">Видео</a></p>`,
      ),
    ].join('\n'),
  })
