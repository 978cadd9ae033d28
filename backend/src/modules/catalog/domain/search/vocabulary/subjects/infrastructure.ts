import { type Subject, subject } from './subject.js';

export const INFRASTRUCTURE: readonly Subject[] = [
  subject(
    'devops',
    '',
    'devops, dev ops, site reliability, deploy code, gitops, prometheus, grafana, deploy, deployment, monitoring servers, yaml, sre, devops engineer, observability, argo cd, build and deploy, helm, devops aws, elk stack, platform engineering, devsecops pipeline, deployment automation, nagios, infrastructure engineer, release engineer, build engineer, argocd, infra, infra automation, infrastructure automation, deployments, server deployment, server deployments, release pipeline',
  ),
  subject(
    'cicd',
    'devops',
    'ci cd, continuous integration, jenkins, release pipeline, build pipeline, cicd, github actions, gitlab ci, continuous delivery, continuous deployment, deployment pipeline, release automation',
  ),
  subject('terraform', 'devops cloud', 'infrastructure as code, terraform, ansible, pulumi, iac'),
  subject(
    'docker',
    'devops',
    'docker, containers, containerization, docker container, docker images, dockerfile, podman',
  ),
  subject(
    'kubernetes',
    'devops docker',
    'kubernetes, k8s, helm charts, openshift, kube, cka, ckad, pods, container orchestration, eks, aks, gke, minikube, istio, service mesh',
  ),
  subject(
    'cloud',
    'devops',
    'cloud computing, cloud, cloud engineer, cloud architect, क्लाउड, serverless, cloud practitioner, cloud certification, cloud server, multi cloud, host app, host website, hosting, web hosting, deploy app, deploy website, virtual machine, virtual machines, s3 bucket, load balancer, vps, cloud fundamentals, cloud basics, cloud native, high availability, one server dies, server dies, server down, keep the site running, site running, failover, auto scaling, uptime, disaster recovery, cloud migration, finops',
  ),
  subject(
    'aws',
    'cloud',
    'aws, amazon web services, ec2, aws lambda, aws solutions architect, aws certification, aws cloud, dynamodb, cloudformation, aws developer, sagemaker, clf c02, saa c03, amazon cloud, aws devops, lambda functions',
  ),
  subject(
    'azure',
    'cloud',
    'azure, microsoft azure, az 900, azure devops, az 104, entra, az 204, az 305, ai 900, dp 900, sc 900, azure data engineer, dp 203, ai 102, dp 700',
  ),
  subject(
    'gcp',
    'cloud',
    'gcp, google cloud, google cloud platform, gcp engineer, vertex ai, google associate cloud engineer',
  ),
  subject(
    'linux',
    'devops',
    'linux, ubuntu, shell scripting, bash, command line, unix, terminal commands, sysadmin, system administrator, server administration, red hat, rhcsa, centos, linux administration, linux commands, bash scripting, shell script, linux server, lpic, debian, fedora, terminal, लिनक्स, set up a server, setup server, server setup, vps',
  ),
  subject(
    'database',
    'backend',
    'database, databases, dbms, database design, oracle database, redis, pl sql, plsql, cassandra, db design, dynamo, database management system, rdbms, normalization, database administrator, dba, data base, er diagram, neo4j, elasticsearch',
  ),
  subject('mysql', 'database sql backend', 'mysql, mariadb, phpmyadmin'),
  subject('postgresql', 'database sql backend', 'postgresql, postgres, postgre sql, pgadmin, psql'),
  subject('mongodb', 'database backend', 'mongodb, nosql, mongo, mongoose, mongo db'),
  subject(
    'os',
    '',
    'operating system, operating systems, os concepts, process scheduling, memory management os',
  ),
];
