import { downloadSource } from '@kadr/contract/downloads'
import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { createDesk } from './desk.ts'
import { findComplained } from './find-complained.ts'
import * as repository from './refused-works.repository.ts'

const USAGE = `npm run downloads -- complaints
npm run downloads -- refused
npm run downloads -- refuse <ссылка на работу>
npm run downloads -- open <источник> <работа>`

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
  const desk = createDesk(ctx)
  try {
    const { source, link } = await findComplained({ desk, url })
    await repository.refuseWork({ db: ctx.db, source: source.key, workId: link.id })
    print(`Закрыта: ${source.key} ${link.id}`)
  } finally {
    await desk.close()
  }
}

const open = async ({ ctx, print, rest: [name, workId] }: Run) => {
  const source = downloadSource.safeParse(name)
  if (!source.success || !workId) throw wrong()
  const isOpened = await repository.openWork({ db: ctx.db, source: source.data, workId })
  print(isOpened ? `Открыта: ${source.data} ${workId}` : 'Такой закрытой работы нет')
}

const COMMANDS: Readonly<Record<string, (run: Run) => Promise<void>>> = {
  complaints: printComplaints,
  refused: printRefused,
  refuse,
  open,
}

/** For whoever runs the installation: complaints and works that are not given. */
export const runDownloadsCommand = async ({
  ctx,
  args: [name = '', ...rest],
  print,
}: Omit<Run, 'rest'> & { args: readonly string[] }): Promise<void> => {
  const command = COMMANDS[name]
  if (!command) throw wrong()
  await command({ ctx, print, rest })
}
