import { downloadSource } from '@kadr/contract/site/downloads'
import { UserError } from '@kadr/domain/base/app-error'
import { EngineUpdateError } from '@kadr/downloads'
import type { AppContext } from '../../../context.ts'
import { createDownloadService } from './download-service.ts'
import { findComplained } from './find-complained.ts'
import { fetchEngine } from './refresh-engine.ts'
import * as repository from './refused-works.repository.ts'

const USAGE = `npm run downloads -- complaints
npm run downloads -- refused
npm run downloads -- refuse <ссылка на работу>
npm run downloads -- open <источник> <работа>
npm run downloads -- update`

const LISTED = 200

type Run = { ctx: AppContext; print(text: string): void; rest: readonly string[] }

const wrong = () => new UserError({ code: 'VALIDATION_FAILED', userMessage: USAGE })

const printComplaints = async ({ ctx, print }: Run) => {
  const complaints = await repository.listComplaints({ db: ctx.db, limit: LISTED })
  for (const { createdAt, source, workId, url, email, text } of complaints) {
    print([createdAt.toISOString(), source, workId, url, email].join('  '))
    print(`  ${text.replaceAll('\n', '\n  ')}`)
  }
  if (complaints.length === 0) print('Жалоб нет')
}

const printRefused = async ({ ctx, print }: Run) => {
  const works = await repository.listRefusedWorks({ db: ctx.db, limit: LISTED })
  for (const { createdAt, source, workId } of works) {
    print([createdAt.toISOString(), source, workId].join('  '))
  }
  if (works.length === 0) print('Закрытых работ нет')
}

const refuse = async ({ ctx, print, rest: [url] }: Run) => {
  if (!url) throw wrong()
  const service = createDownloadService(ctx)
  try {
    const { source, link } = await findComplained({ service, url })
    await repository.refuseWork({ db: ctx.db, source: source.key, workId: link.id })
    print(`Закрыта: ${source.key} ${link.id}`)
  } finally {
    await service.close()
  }
}

const open = async ({ ctx, print, rest: [name, workId] }: Run) => {
  const source = downloadSource.safeParse(name)
  if (!source.success || !workId) throw wrong()
  const isOpened = await repository.openWork({ db: ctx.db, source: source.data, workId })
  print(isOpened ? `Открыта: ${source.data} ${workId}` : 'Такой закрытой работы нет')
}

const UPDATE_FAULTS: Record<EngineUpdateError['fault'], string> = {
  unreachable: 'Сервер с новой версией не отвечает. Адрес задаёт YTDLP_RELEASES_URL.',
  'no-sum': 'Рядом с новой версией нет её контрольной суммы.',
  'wrong-sum': 'Контрольная сумма новой версии не сошлась.',
  'no-python': 'Новая версия скачана, но её не запустить: нет Python 3.10 или новее.',
  broken: 'Новая версия скачана, но не запускается.',
  absent: 'Новая версия скачана, но не запускается.',
}

const update = async ({ ctx, print }: Run) => {
  const service = createDownloadService(ctx)
  try {
    const { engine, isNew } = await fetchEngine({ ctx, service })
    print(isNew ? `yt-dlp обновлён: ${engine.version}` : `yt-dlp новейший: ${engine.version}`)
  } catch (error) {
    if (!(error instanceof EngineUpdateError)) throw error
    const userMessage = `${UPDATE_FAULTS[error.fault]} Работает прежняя.`
    throw new UserError({ code: 'UNAVAILABLE', userMessage, cause: error })
  } finally {
    await service.close()
  }
}

const COMMANDS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  complaints: printComplaints,
  refused: printRefused,
  refuse,
  open,
  update,
}

/** Operator command: lists complaints, edits the takedown list, fetches the newest engine. */
export const runDownloadsCommand = async ({
  ctx,
  args: [name = '', ...rest],
  print,
}: Omit<Run, 'rest'> & { args: readonly string[] }): Promise<void> => {
  const command = COMMANDS[name]
  if (!command) throw wrong()
  await command({ ctx, print, rest })
}
