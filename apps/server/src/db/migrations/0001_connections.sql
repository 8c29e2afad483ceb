CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"network" text NOT NULL,
	"way" text NOT NULL,
	"external_id" text NOT NULL,
	"title" text NOT NULL,
	"handle" text,
	"avatar_url" text,
	"profile_url" text,
	"details" jsonb NOT NULL,
	"scopes" text[] NOT NULL,
	"missing_scopes" text[] NOT NULL,
	"access" text DEFAULT 'active' NOT NULL,
	"is_read_only" boolean DEFAULT false NOT NULL,
	"sealed_access_token" text NOT NULL,
	"sealed_refresh_token" text,
	"access_expires_at" timestamp with time zone,
	"refresh_expires_at" timestamp with time zone,
	"is_renewable" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"refreshed_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	"attempted_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"lease_until" timestamp with time zone,
	CONSTRAINT "connections_network_is_known" CHECK ("connections"."network" in ('youtube', 'tiktok', 'linkedin', 'threads', 'bluesky', 'pinterest', 'instagram', 'telegram')),
	CONSTRAINT "connections_access_is_known" CHECK ("connections"."access" in ('active', 'needs_reauth'))
);
--> statement-breakpoint
CREATE TABLE "handover_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"way" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"way" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"sealed_verifier" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"browser_hash" text
);
--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_tickets" ADD CONSTRAINT "handover_tickets_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_one_of_an_account" ON "connections" USING btree ("network","external_id");--> statement-breakpoint
CREATE INDEX "connections_workspace" ON "connections" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "connections_expiry" ON "connections" USING btree ("access_expires_at") WHERE "connections"."access" = 'active';--> statement-breakpoint
CREATE INDEX "connections_checked" ON "connections" USING btree ("checked_at") WHERE "connections"."access" = 'active';--> statement-breakpoint
CREATE INDEX "handover_tickets_expiry" ON "handover_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "handover_tickets_session" ON "handover_tickets" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "handover_tickets_workspace" ON "handover_tickets" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "handover_tickets_user" ON "handover_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_states_expiry" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_states_session" ON "oauth_states" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_states_workspace" ON "oauth_states" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "oauth_states_user" ON "oauth_states" USING btree ("user_id");