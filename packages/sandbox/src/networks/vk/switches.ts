import { createSwitches } from '../_shared/switches.ts'
import type { Memory } from '../memory.ts'

/** Conditions of an application and of communities. */
export const vkSwitches = (memory: Memory) =>
  createSwitches({
    memory,
    network: 'vk',
    switches: {
      isBasic: {
        label: 'Права приложения VK ID',
        choices: ['Расширенные: стена, фото, видео, статистика', 'Только имя и почта'],
      },
      isUnlimited: {
        label: 'Частота запросов',
        choices: ['Как у VK: 3 и 20 в секунду', 'Не считается'],
      },
      isWallClosed: { label: 'Стены сообществ', choices: ['Открыты', 'Закрыты для записей'] },
      needsCaptcha: { label: 'Капча', choices: ['Не спрашивается', 'Спрашивается'] },
    },
  })
