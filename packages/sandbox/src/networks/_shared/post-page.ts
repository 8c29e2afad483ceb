import { escapeHtml } from '@kadr/kit/escape-html'
import type { FakePost } from '../fake-network.ts'
import { renderSandboxPage } from './page.ts'

/** Public page of a published post. */
export const renderPostPage = (post: {
  title: string
  author: string
  text: string
  media: FakePost['media']
}): string =>
  renderSandboxPage({
    title: `${post.title}: ${post.author}`,
    body: [
      `<p style="white-space:pre-wrap">${escapeHtml(post.text)}</p>`,
      ...post.media.map(({ kind, url }) =>
        kind === 'image'
          ? `<p><img src="${escapeHtml(url)}" alt="" style="max-width:100%"></p>`
          : `<p><a href="${escapeHtml(url)}">${kind === 'video' ? 'Видео' : 'Документ'}</a></p>`,
      ),
    ].join('\n'),
  })
