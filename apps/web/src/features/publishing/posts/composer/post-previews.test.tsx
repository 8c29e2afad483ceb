import { NETWORKS } from '@kadr/contract/publishing/networks'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, expect, it } from 'vitest'
import { aResource } from '../../../../media/resources/resource.fixture.ts'
import { getComposing } from '../../../../networks/composing.ts'

afterEach(cleanup)

const video = aResource({
  kind: 'video',
  name: 'Рилс.mp4',
  width: 1080,
  height: 1920,
  urls: {
    original: '/media/original.mp4',
    thumbnail: '/media/poster.jpg',
    preview: '/media/light.mp4',
  },
})

const account = { title: 'Полдень', handle: '@polden', avatarUrl: null }

const show = (network: (typeof NETWORKS)[number], text = 'Привет') => {
  const { PostPreview } = getComposing(network)
  render(
    <Suspense>
      <PostPreview account={account} text={text} media={[video]} settings={{}} />
    </Suspense>,
  )
}

it.each(NETWORKS)('%s shows the poster of a video and plays its light copy', async (network) => {
  show(network)
  const poster = await screen.findByRole('img', { name: 'Рилс.mp4' })
  expect(poster.getAttribute('src')).toBe('/media/poster.jpg')
  await userEvent.click(screen.getByRole('button', { name: 'Смотреть: Рилс.mp4' }))
  expect(screen.getByLabelText('Рилс.mp4').getAttribute('src')).toBe('/media/light.mp4')
})

it('YouTube: cuts the title as publishing does', async () => {
  show('youtube', `${'а'.repeat(150)}\nописание`)
  expect(await screen.findByText(`${'а'.repeat(99)}…`)).toBeDefined()
})
