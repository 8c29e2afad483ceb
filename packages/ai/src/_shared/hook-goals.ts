import { type HookFamily, type HookGoal, hookFamily } from '@kadr/contract/studio/ai-tasks'

export const HOOK_GOALS: Readonly<Record<HookFamily, HookGoal>> = {
  curiosity: 'comment',
  list: 'save',
  contrarian: 'comment',
  warning: 'save',
  transformation: 'watch',
  recognition: 'share',
  story: 'watch',
  address: 'follow',
  teaching: 'save',
  proof: 'save',
  secret: 'share',
  meme: 'share',
}

/** Names shown in the gallery. */
export const HOOK_NAMES: Readonly<Record<HookFamily, string>> = {
  curiosity: 'разрыв любопытства',
  list: 'список',
  contrarian: 'против течения',
  warning: 'предупреждение',
  transformation: 'превращение',
  recognition: 'узнавание',
  story: 'история с середины',
  address: 'обращение',
  teaching: 'обучение сразу',
  proof: 'число-доказательство',
  secret: 'секрет и находка',
  meme: 'мем',
}

export const findFamily = (text: string): HookFamily | undefined =>
  hookFamily.options.find((family) => family === text)
