import { alignToReading } from '../packages/speech/src/timing/align.ts'
import { disturb, hasVoices, readAloud } from '../packages/speech/test/readings.ts'

/** Accuracy of word alignment at the tolerance of captions; not a speed, but it takes minutes. */
const NEAR_SECONDS = 0.08
const VOICES = ['anna', 'elena', 'aleksandr-hq']
const SPEEDS = [1, 1.25]
const SCRIPTS = [
  'Почему ваши ролики не набирают просмотры? Первая ошибка: вы начинаете с приветствия. Зритель решает за две секунды. Скидка 20% до 15 ноября, цена 2 490 ₽.',
  'Привет! Это обзор новой модели iPhone за 89 990 ₽. Батарея держит два дня, камера снимает в темноте. Ссылка в описании, т. е. прямо под видео.',
  'Три совета, как вставать в шесть утра. Ложитесь раньше. Уберите телефон из спальни. Поставьте будильник в другой комнате и не сдавайтесь.',
  'Мы открыли кофейню на Тверской. Капучино сто девяносто рублей, круассан в подарок до конца недели. Приходите с друзьями!',
]
const WORDS_BETWEEN_PAUSES = 6

type Read = Awaited<ReturnType<typeof readAloud>>

/** Speakers do not pause between a preposition and its noun. */
const pausesOf = ({ words }: Read) =>
  words.flatMap(({ text }, index) =>
    index > 0 && index % WORDS_BETWEEN_PAUSES === 0 && (words[index - 1]?.text.length ?? 0) > 2
      ? [[index, 0.7 + (text.length % 4) * 0.4] as const]
      : [],
  )

const recordingsOf = (read: Read) => ({
  'as it is': read,
  'with pauses': disturb(read, { pauses: pausesOf(read) }),
  'soft and noisy': disturb(read, { gain: 0.2, noise: 60 }),
  'noisy with pauses': disturb(read, { gain: 0.4, noise: 40, pauses: pausesOf(read) }),
})

const errors: Record<string, number[]> = {}
const compare = (reading: Read, recorded: Read) => {
  for (const [name, { sound, times }] of Object.entries(recordingsOf(recorded))) {
    const found = alignToReading({ reading: reading.sound, times: reading.times, recording: sound })
    const own = found.map(({ start }, index) => Math.abs(start - (times[index]?.start ?? 0)))
    errors[name] = [...(errors[name] ?? []), ...own]
  }
}

const shareOf = (list: readonly number[]) =>
  `${((100 * list.filter((error) => error <= NEAR_SECONDS).length) / list.length).toFixed(2)} %`

if (hasVoices) {
  for (const script of SCRIPTS) {
    const read = (voice: string, speed: number) => readAloud(voice, { script, speed })
    for (const voice of VOICES) {
      const reading = await read(voice, 1)
      for (const other of VOICES.filter((one) => one !== voice))
        for (const speed of SPEEDS) compare(reading, await read(other, speed))
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(errors).map(([name, list]) => [
        name,
        {
          words: list.length,
          'within 80 ms': shareOf(list),
          'worst, ms': Math.round(Math.max(...list) * 1000),
        },
      ]),
    ),
  )
  console.log(`alignment: ${shareOf(Object.values(errors).flat())} of all words within 80 ms`)
} else console.log('Offline voices are not installed: nothing to measure')
