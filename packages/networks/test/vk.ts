import { createVkFake, VK_COMMUNITIES, VK_USERS, vkPaths } from '@kadr/sandbox/networks/vk/index'
import { vk } from '../src/vk/index.ts'
import { startNetwork, type TestNetwork } from './test-network.ts'

const vkSubject = { adapter: vk, fake: createVkFake, paths: vkPaths }

export const [vetrova, polden] = VK_COMMUNITIES
export const [anna] = VK_USERS

/** The clock stands still in tests, and VK counts calls of a second. */
export async function startVk(): Promise<TestNetwork> {
  const played = await startNetwork(vkSubject)
  play(played, 'switch-isUnlimited', { value: 'on' })
  return played
}

/** An action of people in VK itself. */
export const play = (played: TestNetwork, id: string, given: Readonly<Record<string, string>>) =>
  played.host
    .findFake('vk')
    ?.actions?.find((action) => action.id === id)
    ?.run(given)

export const connectVk = ({ ctx }: TestNetwork, username: string, password: string) => {
  const method = vk.connect.default
  if (method?.by !== 'password') throw new Error('VK connects by a key')
  return method.finish({ ctx, username, password })
}
