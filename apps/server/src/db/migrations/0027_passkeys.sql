CREATE TABLE "passkey_challenges" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_session_id_purpose_pk" PRIMARY KEY("session_id","purpose"),
	CONSTRAINT "passkey_challenges_purpose_is_known" CHECK ("passkey_challenges"."purpose" in ('payout', 'ownership', 'profile_deletion', 'workspace_deletion', 'api_key', 'passkeys', 'creation'))
);
--> statement-breakpoint
CREATE TABLE "passkey_guards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"resets_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"use" text NOT NULL,
	"purpose" text,
	"name" text,
	"device" text NOT NULL,
	CONSTRAINT "passkey_log_use_is_known" CHECK ("passkey_log"."use" in ('added', 'renamed', 'removed', 'proved', 'refused', 'locked', 'reset_asked', 'reset_cancelled', 'reset_done')),
	CONSTRAINT "passkey_log_purpose_is_known" CHECK ("passkey_log"."purpose" in ('payout', 'ownership', 'profile_deletion', 'workspace_deletion', 'api_key', 'passkeys'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"site" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"session_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "proofs_session_id_purpose_pk" PRIMARY KEY("session_id","purpose"),
	CONSTRAINT "proofs_purpose_is_known" CHECK ("proofs"."purpose" in ('payout', 'ownership', 'profile_deletion', 'workspace_deletion', 'api_key', 'passkeys'))
);
--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_guards" ADD CONSTRAINT "passkey_guards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_log" ADD CONSTRAINT "passkey_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_log_user" ON "passkey_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "passkey_log_at" ON "passkey_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked', 'webhook_paused', 'confirmation_asked', 'program_ended', 'passkeys_changed'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'handed_over', 'render_ready', 'render_failed', 'words_ready', 'words_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'automation_asks', 'message_received', 'message_assigned', 'message_problem', 'report_paused', 'group_lost', 'key_revoked', 'webhook_paused', 'confirmation_asked', 'program_ended', 'passkeys_changed'));