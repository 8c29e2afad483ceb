import { createSwitches } from '../_shared/switches.ts'
import type { Memory } from '../memory.ts'

export const telegramSwitches = (memory: Memory) =>
  createSwitches({
    memory,
    network: 'telegram',
    switches: {
      isLocalServer: {
        label: 'Сервер Bot API',
        choices: ['Облачный: файлы до 50 МБ', 'Свой: файлы до 2 ГБ'],
      },
      repeatsUpdates: {
        label: 'Обновления о комментариях',
        choices: ['Приходят один раз', 'Приходят дважды, правка раньше текста'],
      },
    },
  })
