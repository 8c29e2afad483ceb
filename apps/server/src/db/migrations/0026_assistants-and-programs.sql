CREATE TABLE "confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"caller_kind" text NOT NULL,
	"caller_id" uuid NOT NULL,
	"caller_name" text NOT NULL,
	"kind" text NOT NULL,
	"act" jsonb NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "confirmations_caller_is_known" CHECK ("confirmations"."caller_kind" in ('key', 'program')),
	CONSTRAINT "confirmations_kind_is_known" CHECK ("confirmations"."kind" in ('schedule', 'publish', 'answer')),
	CONSTRAINT "confirmations_state_is_known" CHECK ("confirmations"."state" in ('waiting', 'done', 'refused', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "program_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"scopes" text[] NOT NULL,
	"ceiling" text NOT NULL,
	"may_publish" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "program_grants_resource_is_known" CHECK ("program_grants"."resource" in ('mcp', 'api')),
	CONSTRAINT "program_grants_ceiling_is_known" CHECK ("program_grants"."ceiling" in ('owner', 'admin', 'editor', 'viewer')),
	CONSTRAINT "program_grants_end_is_known" CHECK ("program_grants"."ended_by" in ('revoked', 'stolen', 'leaked', 'idle'))
);
--> statement-breakpoint
CREATE TABLE "program_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"redirect_uri" text,
	"challenge" text,
	CONSTRAINT "program_tokens_kind_is_known" CHECK ("program_tokens"."kind" in ('code', 'at', 'rt'))
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"workspace_id" uuid,
	"registered_from" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stale_at" timestamp with time zone,
	CONSTRAINT "programs_kind_is_known" CHECK ("programs"."kind" in ('document', 'registered', 'manual'))
);
--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "may_publish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_grants" ADD CONSTRAINT "program_grants_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_grants" ADD CONSTRAINT "program_grants_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_grants" ADD CONSTRAINT "program_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_tokens" ADD CONSTRAINT "program_tokens_grant_id_program_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."program_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs" ADD CONSTRAINT "programs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "confirmations_waiting" ON "confirmations" USING btree ("caller_id","hash") WHERE "confirmations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "confirmations_user" ON "confirmations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "confirmations_workspace" ON "confirmations" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "confirmations_expiry" ON "confirmations" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "program_grants_program" ON "program_grants" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_grants_workspace" ON "program_grants" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "program_grants_user" ON "program_grants" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "program_tokens_hash" ON "program_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "program_tokens_grant" ON "program_tokens" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "program_tokens_parent" ON "program_tokens" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "program_tokens_expiry" ON "program_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "programs_client" ON "programs" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "programs_workspace" ON "programs" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "programs_registered_from" ON "programs" USING btree ("registered_from");--> statement-breakpoint
CREATE INDEX "programs_stale" ON "programs" USING btree ("stale_at");--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked', 'webhook_paused', 'confirmation_asked', 'program_ended'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked', 'webhook_paused', 'confirmation_asked', 'program_ended'));