import type { FakeAction } from '../fake-network.ts'
import { type Access, GROUP_RIGHTS } from './access.ts'
import { VK_COMMUNITIES } from './accounts.ts'
import type { WallStore } from './wall-store.ts'

const ALL = Object.keys(GROUP_RIGHTS).join(',')

const community = {
  name: 'account',
  label: 'Сообщество',
  value: VK_COMMUNITIES[0]?.id ?? '',
  choices: VK_COMMUNITIES.map(({ id, name }) => ({ value: id, label: name })),
}

/** What administrators do in VK itself. */
export const vkActions = ({ access, wall }: { access: Access; wall: WallStore }): FakeAction[] => [
  {
    id: 'create-key',
    label: 'Создать ключ доступа сообщества',
    fields: [
      community,
      {
        name: 'rights',
        label: 'Права',
        value: ALL,
        choices: [
          { value: ALL, label: 'Все' },
          { value: 'manage,wall', label: 'Управление и стена' },
          { value: 'manage,stories', label: 'Управление и истории, без стены' },
        ],
      },
    ],
    run: ({ account = '', rights = ALL }) => {
      access.createKey({ groupId: account, rights: rights.split(',') })
    },
  },
  {
    id: 'pin',
    label: 'Закрепить запись',
    fields: [community, { name: 'post', label: 'Номер записи', value: '101' }],
    run: ({ account = '', post = '' }) => wall.pin(account, Number(post)),
  },
]
