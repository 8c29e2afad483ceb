import * as contract from '@kadr/contract/library/resources'
import type { Mount } from '../../../platform/http/mount.ts'
import { changeResources } from './change-resources.ts'
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders.service.ts'
import { listResources } from './list-resources.ts'
import { cutOutResource } from './processing/cut-out-resource.ts'
import { getResource, listTags, updateResource } from './resources.service.ts'
import { getStorageUse } from './storage-use.ts'
import { getUpload } from './uploads/uploads.service.ts'
import { listUses } from './uses.service.ts'

const mountFolders = (mount: Mount) => {
  mount({
    route: contract.listFolders,
    handle: ({ ctx, actor: { workspaceId } }) => listFolders({ ctx, workspaceId }),
  })
  mount({
    route: contract.createFolder,
    handle: ({ ctx, actor: { workspaceId }, body: { name, parentId = null } }) =>
      createFolder({ ctx, workspaceId, name, parentId }),
  })
  mount({
    route: contract.updateFolder,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body: change }) =>
      updateFolder({ ctx, workspaceId, id, change }),
  })
  mount({
    route: contract.deleteFolder,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      deleteFolder({ ctx, workspaceId, id }),
  })
}

export const mountResources = (mount: Mount) => {
  mount({
    route: contract.listResources,
    handle: ({ ctx, actor: { workspaceId }, query }) => listResources({ ctx, workspaceId, query }),
  })
  mount({
    route: contract.getResource,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      getResource({ ctx, workspaceId, id }),
  })
  mount({
    route: contract.listResourceUses,
    handle: ({ ctx, actor, params: { id } }) => listUses({ ctx, actor, id }),
  })
  mount({
    route: contract.updateResource,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body: change }) =>
      updateResource({ ctx, workspaceId, id, change }),
  })
  mount({
    route: contract.cutOutResource,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      cutOutResource({ ctx, workspaceId, id }),
  })
  mount({
    route: contract.changeResources,
    handle: ({ ctx, actor, body: { ids, action } }) => changeResources({ ctx, actor, ids, action }),
  })
  mountFolders(mount)
  mount({
    route: contract.getStorageUse,
    handle: ({ ctx, actor: { workspaceId } }) => getStorageUse({ ctx, workspaceId }),
  })
  mount({
    route: contract.listTags,
    handle: ({ ctx, actor: { workspaceId } }) => listTags({ ctx, workspaceId }),
  })
  mount({
    route: contract.getUpload,
    handle: ({ ctx, actor: { workspaceId }, params: { uploadId: id } }) =>
      getUpload({ ctx, workspaceId, id }),
  })
}
