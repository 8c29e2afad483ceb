import { escapeHtml } from '@kadr/kit/escape-html'
import { sandboxPage } from './page.ts'

/** A published post under its own link, as anybody would see it. */
export const postPage = (post: {
  title: string
  author: string
  text: string
  media: readonly { kind: 'image' | 'video'; url: string }[]
}): string =>
  sandboxPage({
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
