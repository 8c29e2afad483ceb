import type { Person } from '../google/people.ts'
import { createFakeHost, type HostInput } from '../networks/fake-host.ts'
import type { FakeService } from '../networks/fake-network.ts'
import { createVkId, type VkIdApplication } from './vk-id/index.ts'
import { createYandexId, type YandexIdApplication } from './yandex-id/index.ts'

type SignInHostInput = Omit<
  HostInput<FakeService>,
  'fakes' | 'crowd' | 'hasHistory' | 'serveCommon'
> & {
  /** The application as it is registered with each provider. */
  vkId: VkIdApplication
  yandexId: YandexIdApplication
  people?: readonly Person[]
}

/**
 * VK ID and Яндекс ID on one origin; below these paths stand the providers' own.
 *
 * | the provider's host        | below the address of the host |
 * | -------------------------- | ----------------------------- |
 * | https://id.vk.ru           | `/vk-id`                      |
 * | https://oauth.yandex.ru    | `/yandex-id/oauth`            |
 * | https://login.yandex.ru    | `/yandex-id/login`            |
 * | https://avatars.yandex.net | `/yandex-id/avatars`          |
 */
export const createSignInHost = ({ vkId, yandexId, people, ...input }: SignInHostInput) =>
  createFakeHost<FakeService>({
    ...input,
    fakes: [
      createVkId({ application: vkId, people }),
      createYandexId({ application: yandexId, people }),
    ],
  })
