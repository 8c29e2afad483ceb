CREATE TABLE "demo_steps" (
	"workspace_id" uuid NOT NULL,
	"step" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_steps_workspace_id_step_pk" PRIMARY KEY("workspace_id","step")
);
--> statement-breakpoint
ALTER TABLE "demo_steps" ADD CONSTRAINT "demo_steps_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;