import type { HookFamily } from '@kadr/contract/studio/ai-tasks'

export const HOOK_FAMILY_NAMES: Readonly<Record<HookFamily, string>> = {
  curiosity: 'Любопытство',
  list: 'Список',
  contrarian: 'Вопреки',
  warning: 'Предупреждение',
  transformation: 'До и после',
  recognition: 'Узнавание',
  story: 'История',
  address: 'Обращение',
  teaching: 'Обучение',
  proof: 'Доказательство',
  secret: 'Секрет',
  meme: 'Мем',
}
