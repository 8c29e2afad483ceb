/** Whose work is used, and by which licence. */
export type Notice = { what: string; holder: string; licence: string; url: string }

const SOURCE = 'https://github.com/RHVoice/RHVoice'
const AUTHOR = { holder: 'Ольга Яковлева', licence: 'LGPL-2.1-or-later', url: SOURCE }

export const ENGINE_NOTICE: Notice = { what: 'Программа RHVoice', ...AUTHOR }

/** By the copyright file of RHVoice; voices that forbid commercial use are not offered. */
export const VOICE_NOTICES = {
  'rhvoice/anna': { what: 'Голос «Анна»', ...AUTHOR },
  'rhvoice/aleksandr-hq': {
    what: 'Голос «Александр»',
    holder: 'Артём Плаксин, Сергей Паршаков, Бека Гозалишвили, Александр Карлов',
    licence: 'CC-BY-SA-4.0',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.ru',
  },
  'rhvoice/elena': { what: 'Голос «Елена»', ...AUTHOR },
  'rhvoice/irina': { what: 'Голос «Ирина»', ...AUTHOR },
  'rhvoice/aleksandr': { what: 'Голос «Александр, спокойный»', ...AUTHOR },
} as const satisfies Record<string, Notice>
