import type { Resource } from '@kadr/contract/library/resources'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PostThumb } from './post-thumb.tsx'

const screenshot: Resource = {
  id: '1',
  kind: 'image',
  state: 'ready',
  progress: 100,
  failure: null,
  name: 'Снимок экрана.png',
  folderId: null,
  tags: [],
  altText: '',
  mimeType: 'image/png',
  size: 1,
  width: 390,
  height: 844,
  durationSeconds: null,
  urls: { original: '/a.png', thumbnail: '/a.webp', preview: null },
  placeholder: null,
  composition: null,
  isStarter: false,
  attribution: null,
  createdAt: '2026-11-18T10:00:00Z',
}

it('shows the top of a tall picture in a square, where its title is', () => {
  const { container } = render(<PostThumb media={[screenshot]} />)
  expect([...(container.querySelector('img')?.classList ?? [])]).toEqual(
    expect.arrayContaining(['object-cover', 'object-top']),
  )
})
