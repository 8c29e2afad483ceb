import type { Connection } from '@kadr/contract/publishing/connections'
import { PLANS } from '@kadr/domain/money/plans'
import { z } from 'zod'
import { getWorkspace, getWorkspaceOwner } from '../../identity/workspaces/index.ts'
import { getPoints } from '../../money/points/index.ts'
import { getConnections } from '../../publishing/connections/index.ts'
import { defineTool } from './define-tool.ts'
import { localTime, openClock, zoned } from './local-time.ts'

const left = (value: number) => (value < 0 ? 'без предела' : String(value))

export const getLimits = defineTool({
  name: 'get_limits',
  title: 'Пространство, права и остатки',
  description:
    'Название пространства, местное время и пояс, тариф, остаток видео и запросов к ИИ на месяц, права этого ключа и может ли он публиковать без подтверждения человека. Вызови первым.',
  scope: 'workspace.read',
  action: 'posts.read',
  effect: 'look',
  input: z.object({}),
  output: z.object({
    ...zoned,
    workspace: z.string(),
    now: localTime,
    plan: z.string(),
    videosLeft: z.string(),
    aiRequestsLeft: z.string(),
    role: z.string(),
    scopes: z.array(z.string()),
    publishing: z.string(),
  }),
  async run({ ctx, member: { userId, workspaceId, role, caller } }) {
    const { timeZone, timeOf } = await openClock({ ctx, workspaceId })
    const { name } = await getWorkspace({ ctx, userId, workspaceId })
    const owner = await getWorkspaceOwner({ ctx, workspaceId })
    const points = await getPoints({ ctx, userId: owner })
    return {
      timeZone,
      workspace: name,
      now: timeOf(ctx.clock.now()),
      plan: PLANS[points.planName].title,
      videosLeft: left(points.videoGenerations),
      aiRequestsLeft: left(points.aiGenerations),
      role,
      scopes: [...caller.scopes],
      publishing: caller.mayPublish
        ? 'сразу, без подтверждения'
        : 'только после нажатия человека в Кадре или в боте',
    }
  },
})

const isList = (value: unknown): value is Connection[] => Array.isArray(value)

export const listAccounts = defineTool({
  name: 'list_accounts',
  title: 'Аккаунты',
  description:
    'Подключённые аккаунты соцсетей: их id нужны для черновиков. Показывает и те, доступ к которым потерян.',
  scope: 'connections.read',
  action: 'connections.read',
  effect: 'look',
  input: z.object({}),
  output: z.object({
    accounts: z.array(
      z.object({
        id: z.string(),
        network: z.string(),
        title: z.string(),
        isReady: z.boolean(),
        notice: z.string().nullable(),
      }),
    ),
    link: z.string(),
  }),
  async run({ ctx, member }) {
    const found = Object.values(await getConnections({ ctx, actor: member }))
      .filter(isList)
      .flat()
    return {
      accounts: found.map(({ id, network, title, status, health }) => ({
        id,
        network,
        title,
        isReady: status === 'active',
        notice: health.notice,
      })),
      link: `${ctx.config.publicUrl}/connections`,
    }
  },
})
