import { tmpdir } from 'node:os'
import { createRhvoice, secondsOf, speak } from '@kadr/speech'
import { type Cost, measureChildren } from './support/process-tree.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 3)
const SCRIPT =
  'Почему ваши ролики не смотрят? Вот три причины. Первая: вы долго здороваетесь. Вторая: нет субтитров, а 80% смотрят без звука. Третья: цена 2 490 ₽ названа в самом конце.'

const engine = createRhvoice({ tempDir: tmpdir() })
const voices = engine.listVoices().map(({ key }) => key.slice(key.indexOf('/') + 1))
if (voices.length === 0) console.log('Offline voices are not installed: nothing to measure')

const lines: Record<string, object> = {}
for (const voice of voices) {
  let seconds = 0
  const costs: Cost[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.push(
      await measureChildren(async () => {
        const signal = AbortSignal.timeout(120_000)
        const said = await speak({
          script: SCRIPT,
          engine,
          reader: engine,
          voice,
          speed: 1,
          signal,
        })
        seconds = secondsOf(said.sound)
      }),
    )
  }
  const [cost] = costs.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds)
  const cpu = cost?.cpuSeconds ?? 0
  lines[voice] = {
    'speech, s': seconds.toFixed(1),
    'CPU, s': cpu.toFixed(2),
    'CPU to a second of speech': (cpu / seconds).toFixed(3),
  }
}
console.table(lines)
