import { readParams } from '../../sign-in/vk-id/replies.ts'
import { createCallLimits } from '../_shared/call-limits.ts'
import type { FakeReply, FakeRequest, FakeWorld } from '../fake-network.ts'
import type { Access, Actor } from './access.ts'
import type { VkMethod } from './calls.ts'
import { checkParams } from './check-params.ts'
import { METHODS } from './methods.ts'
import { refuse, VkProblem, vkError, vkOk } from './replies.ts'

const PER_SECOND = { user: 3, group: 20 }
/** Lower versions than this are answered with an error. */
const MIN_VERSION = 5.131

/** Beyond the schema: seen to work with the key of a community. */
const ALSO_GROUP = ['wall.post']

/** Checks what VK checks of any call, in its order, and runs the method. */
export function createMethodCaller(input: {
  world: FakeWorld
  access: Access
  methods: Readonly<Record<string, VkMethod>>
  isUnlimited(): boolean
  needsCaptcha(): boolean
}) {
  const { access, methods } = input
  const limits = createCallLimits({
    clock: input.world.clock,
    isOff: input.world.crowd !== undefined,
    windowMs: 1000,
  })

  const checkToken = (name: string, actor: Actor) => {
    const kinds = METHODS[name]?.tokens ?? []
    if (kinds.includes(actor.kind)) return
    if (actor.kind === 'group' && ALSO_GROUP.includes(name)) return
    refuse(
      actor.kind === 'group' ? 27 : 15,
      actor.kind === 'group' ? 'method is unavailable with group auth.' : 'only for communities',
    )
  }

  const run = async (request: FakeRequest, params: Readonly<Record<string, string>>) => {
    const name = request.params.method ?? ''
    const rules = METHODS[name]
    const method = methods[name]
    if (!rules || !method) return refuse(3)
    const version = params.v ?? ''
    if (!/^\d+\.\d+$/.test(version)) refuse(8, 'v (version) is required')
    if (toNumber(version) < toNumber(String(MIN_VERSION))) {
      refuse(8, `versions below ${MIN_VERSION} are deprecated`)
    }
    const actor = access.identify(tokenOf(request, params))
    const isPaced = input.isUnlimited() || limits.take(actor.token, PER_SECOND[actor.kind])
    if (!isPaced) refuse(6)
    if (input.needsCaptcha() && name !== 'groups.getById') {
      refuse(14, '', { captcha_sid: '239633676097', captcha_img: `${request.baseUrl}/captcha` })
    }
    checkToken(name, actor)
    const given = checkParams({ rules: rules.params, params })
    return vkOk(await method({ actor, given, request, behaviour: request.behaviour }))
  }

  return {
    call: async (request: FakeRequest): Promise<FakeReply> => {
      const params = { ...readParams(request), method: request.params.method ?? '' }
      try {
        return await run(request, params)
      } catch (error) {
        if (error instanceof VkProblem) return vkError(error, params)
        throw error
      }
    },
    reset: limits.reset,
  }
}

const toNumber = (version: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major * 1000 + minor
}

const tokenOf = ({ headers }: FakeRequest, params: Readonly<Record<string, string>>): string =>
  params.access_token ?? /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
