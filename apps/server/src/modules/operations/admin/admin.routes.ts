import * as contract from '@kadr/contract/operations/admin'
import * as entry from '@kadr/contract/operations/admin-entry'
import type { Mount } from '../../../platform/http/mount.ts'
import { pauseByOperator, readHealth } from '../../publishing/publisher/index.ts'
import { listComplaints, settleComplaint } from './complaints.service.ts'
import { readJobs, readMoney, readSwitches, retryJob, turnSwitch } from './installation.service.ts'
import { listOperatorLog } from './operator-log.ts'
import { blockPerson, findPeople } from './people.service.ts'
import { beginFactor, confirmFactor, enter, getEntry, leave } from './second-factor.service.ts'

const mountEntry = (mount: Mount) => {
  mount({ route: entry.getAdminEntry, handle: getEntry })
  mount({ route: entry.beginFactor, handle: beginFactor })
  mount({
    route: entry.confirmFactor,
    handle: ({ ctx, actor, body }) => confirmFactor({ ctx, actor, ...body }),
  })
  mount({
    route: entry.enterInstallation,
    handle: ({ ctx, actor, body }) => enter({ ctx, actor, ...body }),
  })
  mount({ route: entry.leaveInstallation, handle: leave })
}

const mountLooks = (mount: Mount) => {
  mount({
    route: contract.findPeople,
    handle: ({ ctx, query }) => findPeople({ ctx, ...query }),
  })
  mount({ route: contract.getAdminMoney, handle: readMoney })
  mount({ route: contract.getAdminJobs, handle: readJobs })
  mount({ route: contract.listNetworkHealth, handle: readHealth })
  mount({ route: contract.listSwitches, handle: readSwitches })
  mount({ route: contract.listComplaints, handle: listComplaints })
  mount({
    route: contract.listOperatorLog,
    handle: ({ ctx, query }) => listOperatorLog({ ctx, ...query }),
  })
}

export const mountAdmin = (mount: Mount) => {
  mountEntry(mount)
  mountLooks(mount)
  mount({
    route: contract.blockPerson,
    handle: ({ ctx, actor, params, body }) =>
      blockPerson({ ctx, by: actor.userId, userId: params.id, ...body }),
  })
  mount({
    route: contract.retryJob,
    handle: ({ ctx, params }) => retryJob({ ctx, ...params }),
  })
  mount({
    route: contract.pauseNetwork,
    async handle({ ctx, params, body }) {
      await pauseByOperator({ ctx, ...params, ...body })
      return {}
    },
  })
  mount({
    route: contract.setSwitch,
    handle: ({ ctx, params, body }) => turnSwitch({ ctx, ...params, ...body }),
  })
  mount({
    route: contract.settleComplaint,
    handle: ({ ctx, params, body }) => settleComplaint({ ctx, ...params, ...body }),
  })
}
